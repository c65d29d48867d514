import type { Language } from "@parution/contract/call";
import {
  readJournalOptions,
  readJournalPackage,
  readJournalProducts,
} from "@parution/contract/journal";
import type { Clock } from "@parution/rules/calendar";
import { addDays, dateInZone, toIsoDate } from "@parution/rules/dates";
import { requireOwnIdentity } from "../access/index.ts";
import { unknownSupport } from "../calendar/index.ts";
import { findSupport } from "../catalogue/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bind, bindSession } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { placeJournalRoute, placeJournalUnderConventionRoute } from "./place.ts";
import {
  findJournalPackage,
  findWeekend,
  type JournalNarrowing,
  listClosures,
  listDeliveries,
  listJournalSupports,
  listPrices,
  listSubtypes,
} from "./queries.ts";

/**
 * Newspapers with issues on sale, the offers of the chosen one, and the deliveries.
 * @throws ProblemError 404 for an unknown support.
 */
async function readOptionsOf(db: Queries, supportId: number, language: Language) {
  await requireSupport(db, supportId);
  const supports = await listJournalSupports(db, language);
  const rows = await listSubtypes(db, supportId, language);
  const types = Map.groupBy(rows, (row) => row.type_id);
  return {
    supports,
    selectedSupportId: supports.some(({ id }) => id === supportId) ? supportId : null,
    types: [...types].map(([id, subtypes]) => ({
      id,
      label: subtypes[0]?.type_label ?? "",
      subtypes: subtypes.map((subtype) => ({ id: subtype.id, label: subtype.label })),
    })),
    deliveries: await listDeliveries(db, language),
  };
}

/**
 * The products of a support with their prices by age, and the days without an edition among all those ages.
 * @throws ProblemError 404 for an unknown support.
 */
async function readProductsOf(
  db: Queries,
  { supportId, ...narrowing }: JournalNarrowing & { readonly supportId: number },
  { now, zone }: Clock,
  language: Language,
) {
  await requireSupport(db, supportId);
  const rows = await listPrices(db, supportId, narrowing, language);
  const today = dateInZone(now, zone);
  const oldest = Math.max(0, ...rows.map((row) => row.farthest_days));
  const closures = await listClosures(db, supportId, addDays(today, -oldest), today);
  const weekend = await findWeekend(db, supportId);
  return {
    weekend: { ...weekend, special: [...(weekend.special ?? [])] },
    products: [...Map.groupBy(rows, (row) => row.id).values()].flatMap(describeProduct),
    closures: closures.map((closure) => ({
      date: toIsoDate(closure.date),
      reason: closure[`reason_${language}`],
    })),
  };
}

type PriceRow = Awaited<ReturnType<typeof listPrices>>[number];

function describeProduct(rows: readonly PriceRow[]) {
  return rows.slice(0, 1).map((product) => ({
    id: product.id,
    typeId: product.type_id,
    subtypeId: product.subtype_id,
    durations: rows.map((row) => ({
      id: row.duration_id,
      label: row.label,
      unitPrice: row.unit_price,
      nearestDays: row.nearest_days,
      farthestDays: row.farthest_days,
    })),
  }));
}

async function requireSupport(db: Queries, supportId: number): Promise<void> {
  if ((await findSupport(db, supportId)) === undefined) throw notFound(unknownSupport);
}

/**
 * The package that the caller's account holds for issues, null without one.
 * @throws ProblemError 404 when the request names another user.
 */
async function readOwnPackage(
  { db, clock, config }: Context,
  { productId, userId }: { readonly productId: number; readonly userId?: number | undefined },
  identity: Identity,
  language: Language,
) {
  requireOwnIdentity(identity, { userId });
  const today = dateInZone(clock.now(), config.publisherZone);
  const rate = await findJournalPackage(db, identity.businessId, productId, today);
  if (rate === undefined) return null;
  return { id: rate.id, label: rate[`label_${language}`], productId, price: rate.price };
}

export const journalRoutes: readonly Route[] = [
  bind(readJournalOptions, ({ input, context, language }) =>
    readOptionsOf(context.db, input.params.supportId, language),
  ),
  bind(readJournalProducts, ({ input, context, language }) => {
    const clock = clockOf(context);
    return readProductsOf(context.db, { ...input.params, ...input.query }, clock, language);
  }),
  bindSession(readJournalPackage, ({ input, context, identity, language }) =>
    readOwnPackage(context, input.body, identity, language),
  ),
  placeJournalRoute,
  placeJournalUnderConventionRoute,
];
