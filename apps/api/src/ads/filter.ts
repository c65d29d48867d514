import { AD_STATUS_CODES, type AdStatus, type WebState } from "@parution/rules/ads";
import { addDays, type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import type { Reach } from "../orders/index.ts";
import type { AdFilter } from "./list-queries.ts";

/** A filter as callers write it: days of the publisher, both included. */
interface AskedFilter {
  readonly reference?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly status?: AdStatus | undefined;
  readonly webState?: WebState | undefined;
}

/** The filter that a caller asks for, over the ads that `reach` allows. */
export function adFilterOf(
  { reference, from, to, status, webState }: AskedFilter,
  reach: Reach,
  zone: string,
): AdFilter {
  return {
    reach,
    reference: reference?.trim() || null,
    from: from === undefined ? null : startOfDayInZone(from, zone),
    before: to === undefined ? null : startOfDayInZone(addDays(to, 1), zone),
    status: status === undefined ? null : AD_STATUS_CODES[status],
    webState: webState ?? null,
  };
}
