import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { placeAd, placeTenderAd } from "@parution/contract/orders";
import { readBusiness } from "@parution/contract/session";
import type { IsoDate } from "@parution/rules/dates";

export type OrderBody = CallInput<typeof placeAd>["body"];

/** A Wednesday that is still open, and the day after, as tests' clocks start. */
export const WEDNESDAY: IsoDate = "2026-06-03";
export const THURSDAY: IsoDate = "2026-06-04";

/** A line ad of two lines for one date, complete: 48.00 dirhams. */
export const lineOrder: OrderBody = {
  supportId: 1,
  headingId: 1,
  subheadingId: 1,
  paperContent: { kind: "plain", text: "Avis de constitution de société." },
  dates: [WEDNESDAY],
  cityId: 1,
  termsAccepted: true,
  total: 4800,
};

/** Orders the line ad, or it with some fields otherwise, by the call of the client's kind of account. */
export async function placeLine(
  client: Client,
  changes: Partial<OrderBody> = {},
  idempotencyKey?: string,
) {
  const { convention } = await client.call(readBusiness, {});
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  const body = { ...lineOrder, ...changes };
  return client.call(convention ? placeTenderAd : placeAd, { body }, options);
}
