import type { saveRates } from "@parution/contract/rate-cards";
import { divideHalfUp } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, invalid, type Messages, notFound } from "../platform/http/problems.ts";
import {
  fitPrices,
  type PricedTable,
  type RatePrices,
  readCardPrices,
  readPrices,
} from "../rate-cards/index.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail, type Facts } from "../trail/index.ts";
import {
  countDrafts,
  type Draft,
  insertDraft,
  lockDraft,
  removeDraft,
  updateDraft,
} from "./queries.ts";
import { pricesOf, type RowPrice, writeRows } from "./rows.ts";

/** Most drafts at a time. */
const MOST_DRAFTS = 20;

export type Deps = Pick<Context, "clock" | "db">;
export type Actor = Pick<StaffIdentity, "userId" | "email">;

/** Draft in the version that its user saw. */
export interface SeenDraft {
  readonly draftId: number;
  readonly version: number;
}

/**
 * Begins a card with the prices in force, or with those of another card.
 * @throws ProblemError 404 for an unknown card, 409 where too many drafts are kept.
 */
export function createDraft(
  deps: Deps,
  actor: Actor,
  { label, cardId }: { readonly label: string; readonly cardId?: number | undefined },
) {
  return transaction(deps.db, async (tx) => {
    if ((await countDrafts(tx)) >= MOST_DRAFTS) throw conflict("TOO_MANY_DRAFTS", texts.tooMany);
    const inForce = await readPrices(tx);
    const base = cardId === undefined ? inForce : await readCardPrices(tx, cardId);
    if (base === undefined) throw notFound();
    const at = new Date(deps.clock.now());
    const prices = fitPrices(base, inForce);
    const draftId = await insertDraft(tx, { label, prices, userId: actor.userId, at });
    await record(tx, { actor, at, label }, { draft: null }, { draft: draftId, label });
    return { draftId };
  });
}

/**
 * Writes prices of a draft, all or none.
 * @throws ProblemError 404 for an unknown draft, 409 where another user changed it, 422 for an unknown row or no price.
 */
export function savePrices(
  deps: Deps,
  actor: Actor,
  {
    table,
    rows,
    ...seen
  }: SeenDraft & {
    readonly table: PricedTable;
    readonly rows: readonly (RowPrice & { readonly key: string })[];
  },
) {
  const values = new Map(rows.map(({ key, ...value }) => [key, value]));
  return rewrite(deps, actor, seen, ({ prices }) => writeValues(prices, table, values));
}

/**
 * Sets the prices of a table, or of one support's rows in it, to those in force raised by a percentage.
 * @throws ProblemError as {@link savePrices}.
 */
export function raisePrices(
  deps: Deps,
  actor: Actor,
  {
    table,
    supportId,
    percent,
    ...seen
  }: SeenDraft & {
    readonly table: PricedTable;
    readonly supportId?: number | undefined;
    readonly percent: number;
  },
  isOf: (tx: Transaction<Database>, supportId: number) => Promise<ReadonlySet<string>>,
) {
  return rewrite(deps, actor, seen, async ({ tx, prices, inForce }) => {
    const keys = supportId === undefined ? null : await isOf(tx, supportId);
    const now = pricesOf(inForce, table);
    const raised = [...pricesOf(prices, table)].flatMap(([key, own]) => {
      const price = now.get(key)?.price ?? null;
      if (price === null || (keys !== null && !keys.has(key))) return [];
      const next = divideHalfUp(price * (100 + percent), 100);
      return [
        [key, { price: price === 0 ? 0 : Math.max(1, next), discount: own.discount }],
      ] as const;
    });
    return writeValues(prices, table, new Map(raised));
  });
}

/** Deletes a draft. */
export function deleteDraft(deps: Deps, actor: Actor, draftId: number) {
  return transaction(deps.db, async (tx) => {
    const draft = await lockDraft(tx, draftId);
    if (draft === undefined) throw notFound();
    const { label } = draft;
    await removeDraft(tx, draftId);
    const at = new Date(deps.clock.now());
    await record(tx, { actor, at, label }, { draft: draftId, label }, { draft: null });
    return { draftId };
  });
}

/**
 * Locks a draft as its user saw it.
 * @throws ProblemError 404 for an unknown one, 409 where it was changed since.
 */
export async function lockSeen(tx: Transaction<Database>, seen: SeenDraft): Promise<Draft> {
  const draft = await lockDraft(tx, seen.draftId);
  if (draft === undefined) throw notFound();
  if (draft.version !== seen.version) throw conflict("CHANGED", texts.changed);
  return draft;
}

interface Written {
  readonly prices: RatePrices;
  readonly before: Facts;
  readonly after: Facts;
}

interface Writing {
  readonly tx: Transaction<Database>;
  /** Prices of the draft, for the catalogue as it is now. */
  readonly prices: RatePrices;
  readonly inForce: RatePrices;
}

/**
 * Writes a draft as its user saw it, with an entry of the trail.
 * @throws ProblemError 404 for an unknown draft, 409 where another user changed it; as `write`.
 */
export function rewrite(
  deps: Deps,
  actor: Actor,
  seen: SeenDraft,
  write: (writing: Writing) => Written | Promise<Written>,
) {
  return transaction(deps.db, async (tx) => {
    const draft = await lockSeen(tx, seen);
    const inForce = await readPrices(tx);
    const fitted = fitPrices(draft.prices, inForce);
    const { prices, before, after } = await write({ tx, prices: fitted, inForce });
    const at = new Date(deps.clock.now());
    const version = await updateDraft(tx, draft.id, { prices, userId: actor.userId, at });
    await record(tx, { actor, at, label: draft.label }, before, after);
    return { version };
  });
}

type Values = ReadonlyMap<string, RowPrice>;

function writeValues(prices: RatePrices, table: PricedTable, values: Values): Written {
  const written = writeRows(prices, table, values);
  if ("fault" in written) throw faultAt(written.key, texts[written.fault]);
  const before = factsOf(table, pricesOf(prices, table), values);
  return { prices: written, before, after: factsOf(table, values, values) };
}

/** Rows named in one entry of the trail; the draft itself is not public yet. */
const NAMED = 200;

function factsOf(table: PricedTable, prices: Values, named: Values): Facts {
  const facts = [...named.keys()].slice(0, NAMED).map((key) => {
    const value = prices.get(key);
    const price = value?.price ?? "-";
    return [`${table} ${key}`, value?.discount ? `${price} -${value.discount}%` : price] as const;
  });
  return { rows: named.size, ...Object.fromEntries(facts) };
}

interface Recorded {
  readonly actor: Actor;
  readonly at: Date;
  readonly label: string;
}

async function record(
  tx: Transaction<Database>,
  { actor, at, label }: Recorded,
  before: Facts,
  after: Facts,
): Promise<void> {
  const entry = { at, operator: actor.email, command: "rate-draft", subject: label, reason: null };
  await appendToTrail(tx, { ...entry, before, after });
}

const faultAt = (key: string, messages: Messages) =>
  invalid<typeof saveRates>({ [`rows.${key}`]: [messages] });

const texts = {
  tooMany: {
    fr: `Il y a déjà ${MOST_DRAFTS} brouillons : supprimez-en un d’abord.`,
    ar: `توجد ${MOST_DRAFTS} مسودة: احذفوا واحدة منها أولا.`,
  },
  changed: {
    fr: "Une autre personne a modifié cette grille. Vérifiez-la, puis recommencez.",
    ar: "عدّل شخص آخر هذه التعريفة. راجعوها ثم أعيدوا المحاولة.",
  },
  unknown: {
    fr: "Cette ligne n’est plus au catalogue.",
    ar: "لم يعد هذا السطر في الكتالوغ.",
  },
  price: { fr: "Ce prix n’est pas valable.", ar: "هذا الثمن غير صالح." },
} as const satisfies Record<string, Messages>;
