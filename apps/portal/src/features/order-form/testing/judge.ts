import * as z from "zod/mini";
import type { Offer } from "../model/offer.ts";
import { type OrderMessages, orderSchema } from "../model/order-schema.ts";
import type { OrderValues } from "../model/order-values.ts";
import type { PublicationDays } from "../model/publication-days.ts";
import { requirementsOf } from "../model/requirements.ts";
import { sampleAccount } from "./sample-account.ts";

/** Messages that name themselves. */
export const sampleMessages: OrderMessages = {
  required: "required",
  dates: "dates",
  closedDates: "closed",
  terms: "terms",
  ice: "ice",
  text: (fault) => {
    if (fault.kind === "marks") return "marks";
    return fault.kind === "length" ? `${fault.length}/${fault.limit}` : fault.characters.join(" ");
  },
};

const days: PublicationDays = {
  start: "2026-11-21",
  end: "2026-12-31",
  today: "2026-11-21",
  blocked: new Map(),
  cutoffs: new Map([
    ["2026-11-26", 1],
    ["2026-11-27", 2],
  ] as const),
};

/** What the form says of values as they stand: a message for each field, by its path. */
export function judge(
  values: OrderValues,
  offer: Offer,
  account = sampleAccount(),
): Record<string, string> {
  const needs = requirementsOf(values, offer, days, account.permissions);
  const judged = z.safeParse(orderSchema(needs, sampleMessages), values);
  const issues = judged.error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}
