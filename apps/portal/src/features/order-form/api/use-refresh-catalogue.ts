import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { readCanvases, readOptions, readPackageRate, readProducts } from "./use-catalogue.ts";

const priced: ReadonlySet<unknown> = new Set(
  [readOptions, readProducts, readCanvases, readPackageRate].map(({ name }) => name),
);

/** Reads again all that a price is made of. */
export function useRefreshCatalogue(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => void mutate((key) => Array.isArray(key) && priced.has(key[0])),
    [mutate],
  );
}
