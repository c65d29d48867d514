"use client";

import { SearchField } from "@parution/kit/search-field";
import { useRouter } from "next/navigation";

interface AdSearchProps {
  /** The query in force: a plain value, since functions do not cross from the server. */
  text: string;
}

/** Handlers run in the browser: what needs one stands in a client component of yours. */
export function AdSearch({ text }: AdSearchProps) {
  const router = useRouter();
  return (
    <SearchField
      label="Recherche"
      clearLabel="Effacer la recherche"
      value={text}
      onChange={(query) => router.push(`/?${new URLSearchParams({ q: query })}`)}
    />
  );
}
