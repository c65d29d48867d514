import { StartError } from "./start-error.ts";

/** The first release that knows Morocco's present rules. */
const OLDEST = "2026c";

/**
 * Refuses to run on stale time-zone data: deadlines would be computed wrongly.
 * @throws StartError
 */
export function checkTimeZoneData(version: string | undefined): void {
  if (version !== undefined && version >= OLDEST) return;
  throw new StartError(
    `The time-zone data of this Node (${version ?? "none"}) is older than ${OLDEST}; use the Node that the project installs.`,
  );
}
