import { readConfigs } from "./site-calls.ts";
import { useCall } from "./use-call.ts";

/** What the portal needs to know of its installation: read once, kept. */
export const useConfigs = () =>
  useCall(readConfigs, { query: {} }, { revalidateOnFocus: false, revalidateIfStale: false });
