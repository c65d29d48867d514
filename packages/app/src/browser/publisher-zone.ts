import { useConfigs } from "../data/use-configs.ts";

const DEFAULT_ZONE = "Africa/Lagos";

/** The publisher's zone, in which days begin: the installation's, its default until it is known. */
export const usePublisherZone = (): string => useConfigs().data?.publisherZone ?? DEFAULT_ZONE;
