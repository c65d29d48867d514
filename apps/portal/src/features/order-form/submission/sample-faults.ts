import { faultWith } from "@parution/app/form/use-fault-texts.ts";
import type { Offer } from "../catalogue/offer.ts";
import type { PublicationDays } from "../dates/publication-days.ts";
import type { OrderValues } from "../order-values.ts";
import { sampleAccount } from "../sample-order.ts";
import { orderFaults } from "./order-schema.ts";

const days: PublicationDays = {
  start: "2026-11-21",
  end: "2026-12-31",
  today: "2026-11-21",
  blocked: new Map(),
  provisional: new Map(),
  cutoffs: new Map([
    ["2026-11-26", 1],
    ["2026-11-27", 2],
  ] as const),
};

/** Faults of an order on two open days, by field. */
export const sampleFaults = (values: OrderValues, offer: Offer, account = sampleAccount()) =>
  orderFaults(values, { offer, days, permissions: account.permissions });

/** Fault of a text of more characters than its limit. */
export const tooLong = (length: number, limit: number): string =>
  faultWith("long", { length, limit });
