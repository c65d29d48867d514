import { catalogueTable } from "@parution/rules/catalogue";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, type Messages, notFound } from "../platform/http/problems.ts";
import { lockSiblings, writeOrder } from "./queries.ts";
import { type Actor, type Deps, type RowPlace, record } from "./save.ts";

/**
 * Moves a row before or behind its neighbour; at the end it stays.
 * @throws ProblemError 404 for an unknown row, or one whose table has no order.
 */
export function moveRow(
  deps: Deps,
  actor: Actor,
  { step, ...place }: RowPlace & { readonly step: "up" | "down" },
) {
  const table = catalogueTable(place.table);
  if (table.ordered === undefined) throw notFound();
  return transaction(deps.db, async (tx) => {
    const ids = (await lockSiblings(tx, table, place.id)).map(({ id }) => id);
    const from = ids.indexOf(place.id);
    if (from < 0) throw notFound();
    const to = from + (step === "up" ? -1 : 1);
    const neighbour = ids[to];
    if (neighbour === undefined) return { id: place.id };
    [ids[from], ids[to]] = [neighbour, place.id];
    await writeOrder(tx, table, ids);
    await record(tx, deps, actor, place, { before: { place: from + 1 }, after: { place: to + 1 } });
    return { id: place.id };
  });
}

interface Placement extends RowPlace {
  /** Row of the same parent. */
  readonly targetId: number;
  readonly side: "before" | "after";
  /** Rows of the parent that are offered, in the order in which the user saw them. */
  readonly shown: readonly number[];
}

/**
 * Places a row before or behind another of the same parent.
 * @throws ProblemError 404 for an unknown row, or one whose table has no order; 409 where one of the two is retired, or where the
 * order is no longer the one that was shown.
 */
export function placeRow(deps: Deps, actor: Actor, { targetId, side, shown, ...place }: Placement) {
  const table = catalogueTable(place.table);
  if (table.ordered === undefined) throw notFound();
  return transaction(deps.db, async (tx) => {
    const siblings = await lockSiblings(tx, table, place.id);
    if (!siblings.some(({ id }) => id === place.id)) throw notFound();
    const offered = siblings.filter(({ retired }) => !retired).map(({ id }) => id);
    if (![place.id, targetId].every((id) => offered.includes(id)))
      throw conflict("RETIRED", texts.retired);
    if (shown.join() !== offered.join()) throw conflict("CHANGED", texts.changed);
    if (targetId === place.id) return { id: place.id };
    const order = offered.filter((id) => id !== place.id);
    order.splice(order.indexOf(targetId) + (side === "after" ? 1 : 0), 0, place.id);
    const retired = siblings.filter((row) => row.retired).map(({ id }) => id);
    await writeOrder(tx, table, [...order, ...retired]);
    await record(tx, deps, actor, place, {
      before: { place: offered.indexOf(place.id) + 1 },
      after: { place: order.indexOf(place.id) + 1 },
    });
    return { id: place.id };
  });
}

const texts = {
  retired: {
    fr: "Cette ligne n’est plus proposée. L’ordre actuel est affiché.",
    ar: "لم يعد هذا السطر معروضا. يظهر الآن الترتيب الحالي.",
  },
  changed: {
    fr: "Une autre personne a changé l’ordre. L’ordre actuel est affiché : recommencez.",
    ar: "غيّر شخص آخر الترتيب. يظهر الآن الترتيب الحالي: أعيدوا المحاولة.",
  },
} as const satisfies Record<string, Messages>;
