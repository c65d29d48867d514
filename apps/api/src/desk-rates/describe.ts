import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import {
  RATE_PAGE,
  type readCardRates,
  type readDraftRates,
  type readRateCards,
} from "@parution/contract/rate-cards";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { notFound } from "../platform/http/problems.ts";
import {
  fitPrices,
  listCards,
  type RateCard,
  type RatePrices,
  readCardPrices,
  readPrices,
} from "../rate-cards/index.ts";
import { findDraft, listRowLabels, listSupportLabels } from "./queries.ts";
import { countChanged, pricesOf } from "./rows.ts";

/** Cards with their state; of those that were valid, the last is in force. */
export function describeCards(
  cards: readonly RateCard[],
  now: number,
): CallAnswer<typeof readRateCards>["cards"] {
  const inForce = cards.find((one) => one.withdrawn_at === null && one.valid_from.getTime() <= now);
  return cards.map((one) => {
    const from = one.valid_from.getTime();
    const passed = from > now ? ("scheduled" as const) : ("past" as const);
    const state = one === inForce ? ("inForce" as const) : passed;
    return {
      id: one.id,
      label: one.label,
      validFrom: from === 0 ? null : from,
      state: one.withdrawn_at === null ? state : ("withdrawn" as const),
    };
  });
}

type RatesQuery = CallInput<typeof readDraftRates>["query"];

/**
 * Prices of a draft beside those in force.
 * @throws ProblemError 404 for an unknown draft.
 */
export async function describeDraft(
  { db }: Pick<Context, "db">,
  draftId: number,
  query: RatesQuery,
  language: Language,
): Promise<CallAnswer<typeof readDraftRates>> {
  const draft = await findDraft(db, draftId);
  if (draft === undefined) throw notFound();
  const inForce = await readPrices(db);
  const fitted = fitPrices(draft.prices, inForce);
  return {
    label: draft.label,
    version: draft.version,
    changed: countChanged(fitted, inForce),
    ...(await describeRows(db, fitted, inForce, query, language)),
  };
}

/**
 * Prices of a scheduled, present, past or withdrawn card beside those in force, as it holds them: without what the catalogue gained
 * since.
 * @throws ProblemError 404 for an unknown card.
 */
export async function describeCard(
  { db, clock }: Pick<Context, "clock" | "db">,
  cardId: number,
  query: RatesQuery,
  language: Language,
): Promise<CallAnswer<typeof readCardRates>> {
  const card = describeCards(await listCards(db), clock.now()).find(({ id }) => id === cardId);
  const prices = await readCardPrices(db, cardId);
  if (card === undefined || prices === undefined) throw notFound();
  const { label, state, validFrom } = card;
  const rows = await describeRows(db, prices, await readPrices(db), query, language);
  return { label, state, validFrom, ...rows };
}

/** A page of the rows that prices have, in the order of the order form. */
async function describeRows(
  db: Queries,
  prices: RatePrices,
  inForce: RatePrices,
  { table, supportId, search = "", page = 1 }: RatesQuery,
  language: Language,
) {
  const [now, own] = [pricesOf(inForce, table), pricesOf(prices, table)];
  const wanted = search.toLocaleLowerCase(language);
  const rows = (await listRowLabels(db, table, language)).filter(
    (row) =>
      own.has(row.key) &&
      (supportId === undefined || row.supportId === supportId) &&
      `${row.label} ${row.detail ?? ""}`.toLocaleLowerCase(language).includes(wanted),
  );
  return {
    total: rows.length,
    supports: await listSupportLabels(db, language),
    rows: rows
      .slice((page - 1) * RATE_PAGE, page * RATE_PAGE)
      .map(({ key, support, label, detail }) => ({
        key,
        support,
        label,
        detail,
        inForce: now.get(key)?.price ?? null,
        price: own.get(key)?.price ?? null,
        discount: own.get(key)?.discount ?? null,
      })),
  };
}
