import { defaultSupport, isSupportId, type SupportId } from "@parution/tokens";
import { useSyncExternalStore } from "react";
import { usePlace } from "../links/links.tsx";
import { readStored, writeStored } from "../storage/stored.ts";

const KEY = "parution.support";
const listeners = new Set<() => void>();

/** Keeps a support as this browser's choice; every page takes its theme and its headings from it. */
export function chooseSupport(slug: string): void {
  writeStored(KEY, slug);
  for (const listener of listeners) listener();
}

/** The slug of the support the visitor is with: the address's, else the one chosen before, else null. */
export function useSupportSlug(): string | null {
  const { supportSlug } = usePlace();
  const chosen = useSyncExternalStore(
    subscribe,
    () => readStored(KEY),
    () => null,
  );
  return supportSlug ?? chosen;
}

/** The theme of the page: the support's own where there is one, else the portal's. */
export function useTheme(): SupportId {
  const slug = useSupportSlug();
  return slug !== null && isSupportId(slug) ? slug : defaultSupport;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
