import { readMyAds } from "@parution/contract/ads";
import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { ApiError } from "@parution/contract/errors";
import { editAd, placeAd, placeTenderAd } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import type { IsoDate } from "@parution/rules/dates";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

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

type EditBody = CallInput<typeof editAd>["body"];

/** Changes an ad: the line ad, but for `changes`. */
export function edit(
  client: Client,
  adId: number,
  changes: Partial<EditBody> = {},
  idempotencyKey?: string,
) {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  return client.call(editAd, { body: { ...lineOrder, ...changes, adId } }, options);
}

/** A line ad that its balance, or its credit, has paid. */
export async function placePaid(client: Client, changes: Parameters<typeof placeLine>[1] = {}) {
  const { creditAccount } = await client.call(readBusiness, {});
  const placed = await placeLine(client, changes);
  const method = creditAccount ? "onTerm" : "balance";
  if (!placed.onTerm) {
    await client.call(payOrder, { body: { orderId: placed.orderId, method } });
  }
  return placed;
}

/** The refusal that some work ends in. */
export async function refusalOf(work: Promise<unknown>): Promise<ApiError> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw new Error("It was not refused.", { cause: outcome });
}

/** Number of rows in each table that ordering and paying writes. */
export async function countRows({ db }: Pick<Context, "db">): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from orders) + (select count(*) from ads) + (select count(*) from ad_dates)
      + (select count(*) from ad_files) + (select count(*) from payments)
      + (select count(*) from ledger_entries) + (select count(*) from ledger_lines)
      + (select count(*) from idempotent_answers) as count
  `.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

/** Base64 of a picture of one pixel. */
const BASE64 =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAsSAAALEgHS3X78AAAADUlEQVQImWNg+M9QDwADgQF/hps9nQAAAABJRU5ErkJggg==";

/** The smallest picture, one pixel, as the service writes it: written anew it stays the same. */
export const PNG = Uint8Array.from(atob(BASE64), (character) => character.charCodeAt(0));

/** Actions that the list of ads offers for an ad on its first page. */
export async function actionsOf(client: Client, adId: number) {
  const { ads } = await client.call(readMyAds, { params: { page: 1 } });
  return ads.find(({ id }) => id === adId)?.actions ?? [];
}
