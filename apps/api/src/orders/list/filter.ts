import { addDays, type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import { ORDER_STATUS_CODES, type OrderStatus } from "@parution/rules/orders";
import type { Reach } from "../reach.ts";
import type { OrderFilter } from "./queries.ts";

/** A filter as callers write it: days of the publisher, both included. */
interface AskedFilter {
  readonly reference?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly status?: OrderStatus | undefined;
}

/** The filter that a caller asks for, over the orders that `reach` allows. */
export function orderFilterOf(
  { reference, from, to, status }: AskedFilter,
  reach: Reach,
  zone: string,
): OrderFilter {
  return {
    reach,
    reference: reference?.trim() || null,
    from: from === undefined ? null : startOfDayInZone(from, zone),
    before: to === undefined ? null : startOfDayInZone(addDays(to, 1), zone),
    status: status === undefined ? null : ORDER_STATUS_CODES[status],
  };
}
