import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { placeJournal, placeJournalUnderConvention } from "@parution/contract/journal";

export type JournalBody = CallInput<typeof placeJournal>["body"];

/** Three copies of two issues of L'Horizon, delivered, as tests' clocks start: 48.00 dirhams. */
export const journalOrder: JournalBody = {
  supportId: 1,
  productId: 1,
  durationId: 1,
  issues: [
    { date: "2026-05-29", copies: 2 },
    { date: "2026-05-04", copies: 1 },
  ],
  deliveryId: 2,
  address: "14, rue Ibn Batouta, Casablanca",
  phone: "0661000114",
  termsAccepted: true,
};

interface Way {
  readonly payLater?: boolean;
  readonly idempotencyKey?: string;
  readonly underConvention?: boolean;
}

/** Orders the issues, or them with some fields otherwise. */
export function placeIssues(client: Client, changes: Partial<JournalBody> = {}, way: Way = {}) {
  const call = way.underConvention ? placeJournalUnderConvention : placeJournal;
  const { idempotencyKey, payLater } = way;
  const query = payLater === undefined ? {} : { payLater };
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  return client.call(call, { body: { ...journalOrder, ...changes }, query }, options);
}
