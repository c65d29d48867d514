import { readConfigs } from "@parution/contract/lazy/site";
import { useRead } from "./use-read.ts";

/** What the portal needs to know of its installation: read once, kept. */
export const useConfigs = () =>
  useRead(readConfigs, { query: {} }, { revalidateOnFocus: false, revalidateIfStale: false });
