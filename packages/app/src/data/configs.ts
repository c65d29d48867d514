import { readConfigs } from "@parution/contract/lazy/site";
import { useRead } from "./use-read.ts";

const DEFAULT_ZONE = "Africa/Lagos";

/** Configuration of the installation; read once. */
export const useConfigs = () =>
  useRead(readConfigs, { query: {} }, { revalidateOnFocus: false, revalidateIfStale: false });

/** IANA time zone in which the publisher's days begin; `Africa/Lagos` until the configuration is read. */
export const usePublisherZone = (): string => useConfigs().data?.publisherZone ?? DEFAULT_ZONE;
