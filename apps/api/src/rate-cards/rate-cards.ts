import type { Transaction } from "kysely";
import { readAtVersion } from "../platform/database/catalogue-labels.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { type RateCardFault, rateCardFaults } from "./faults.ts";
import type { RatePrices } from "./prices.ts";
import { lockCard, lockDueCards, nextCardAt, readPrices, writePrices } from "./queries.ts";

/** A card to schedule. */
export interface NewRateCard {
  readonly label: string;
  readonly validFrom: Date;
  readonly prices: RatePrices;
}

/** Reason for which a card was not scheduled or withdrawn. */
export type RateCardRefusal =
  | { readonly reason: "past" | "taken" | "unknown" | "applied" | "withdrawn" }
  | { readonly reason: "faults"; readonly faults: readonly RateCardFault[] };

export type RateCardOutcome = { readonly id: number } | RateCardRefusal;

/**
 * Schedules a card whole, or refuses it: in the past, at the instant of another, or with faults at its rows. The prices before the
 * first card are kept as a card of their own, so that every instant has one.
 */
export async function scheduleCard(
  tx: Transaction<Database>,
  { label, validFrom, prices }: NewRateCard,
  now: Date,
): Promise<RateCardOutcome> {
  if (validFrom.getTime() <= now.getTime()) return { reason: "past" };
  const inForce = await readPrices(tx);
  const faults = rateCardFaults(prices, inForce);
  if (faults.length > 0) return { reason: "faults", faults };
  await keepFirstCard(tx, inForce, now);
  const row = await tx
    .insertInto("rate_cards")
    .values({ label, valid_from: validFrom, prices: JSON.stringify(prices), created_at: now })
    .onConflict((conflict) =>
      conflict.column("valid_from").where("withdrawn_at", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return row === undefined ? { reason: "taken" } : { id: row.id };
}

const BEGINNING = new Date(0);

async function keepFirstCard(tx: Transaction<Database>, prices: RatePrices, now: Date) {
  await tx
    .insertInto("rate_cards")
    .values({
      label: "1",
      valid_from: BEGINNING,
      prices: JSON.stringify(prices),
      created_at: now,
      applied_at: now,
    })
    .onConflict((conflict) =>
      conflict.column("valid_from").where("withdrawn_at", "is", null).doNothing(),
    )
    .execute();
}

/** Withdraws a card that has not come into force. */
export async function withdrawCard(
  tx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<RateCardOutcome> {
  const card = await lockCard(tx, id);
  if (card === undefined) return { reason: "unknown" };
  if (card.withdrawn_at !== null) return { reason: "withdrawn" };
  if (card.applied_at !== null || card.valid_from <= now) return { reason: "applied" };
  await tx.updateTable("rate_cards").set({ withdrawn_at: now }).where("id", "=", id).execute();
  return { id };
}

const nextAt = readAtVersion(nextCardAt);

/**
 * Writes the prices of every card whose instant has come into the catalogue. Called with each reading of prices, so that the
 * first after the instant already sees them; without a due card it asks the database nothing.
 * @param version the catalogue's, as it was just read.
 * @returns true when the catalogue has changed, and must be read again.
 */
export async function takeDueCards(db: Queries, version: number, now: number): Promise<boolean> {
  if ((await nextAt(db, version)) > now) return false;
  const at = new Date(now);
  await transaction(db, async (tx) => {
    for (const { id, prices } of await lockDueCards(tx, at)) {
      await writePrices(tx, prices);
      await tx.updateTable("rate_cards").set({ applied_at: at }).where("id", "=", id).execute();
    }
  });
  return true;
}
