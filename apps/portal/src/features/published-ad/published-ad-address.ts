import type { Params } from "react-router";
import type { PublishedAdAddress } from "./use-published-ad.ts";

const HIGHEST_ID = 2 ** 31 - 1;

/** Id, slug and support of the published ad in an address; null for an invalid address. */
export function publishedAdAddressOf(
  params: Params,
  search: URLSearchParams,
): PublishedAdAddress | null {
  const { slug, id: number } = params;
  const id = idOf(number);
  if (id === null || !slug) return null;
  const supportId = idOf(search.get("support"));
  return { id, slug, ...(supportId === null ? {} : { supportId }) };
}

function idOf(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= HIGHEST_ID ? id : null;
}
