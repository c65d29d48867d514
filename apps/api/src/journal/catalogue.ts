import type { Language } from "@parution/contract/call";
import type { Clock } from "@parution/rules/calendar";
import { addDays, dateInZone, toIsoDate } from "@parution/rules/dates";
import { unknownSupport } from "../calendar/index.ts";
import { supportExists } from "../catalogue/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { notFound } from "../platform/http/index.ts";
import {
  type JournalNarrowing,
  listClosures,
  listDeliveries,
  listJournalSupports,
  listPrices,
  listSubtypes,
} from "./queries.ts";

/**
 * Which newspapers' issues can be ordered, what the chosen one sells, and the deliveries.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readOptionsOf(db: Queries, supportId: number, language: Language) {
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
export async function readProductsOf(
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
  return {
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
  if ((await supportExists(db, supportId)) === undefined) throw notFound(unknownSupport);
}
