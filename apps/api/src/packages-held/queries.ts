import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import type { PackageKind, PackageStatus } from "@parution/rules/packages";
import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";

/** Filter of an account's packages. */
export interface PackageFilter {
  readonly businessId: number;
  /** Made at this instant or later, epoch milliseconds. */
  readonly from: number | null;
  /** Made before this instant. */
  readonly before: number | null;
  readonly status: PackageStatus | null;
  /** The day on which a package is active, or not. */
  readonly today: IsoDate;
}

/** A page of packages, for ads and for issues, newest first. */
export function listPackages(
  db: Queries,
  filter: PackageFilter,
  language: Language,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return filterPackages(db, filter, language)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("kind")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Number of packages. */
export async function countPackages(db: Queries, filter: PackageFilter): Promise<number> {
  const { count } = await filterPackages(db, filter, "fr")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export type PackageRow = Awaited<ReturnType<typeof listPackages>>[number];

function filterPackages(db: Queries, filter: PackageFilter, language: Language) {
  const { businessId, from, before, status, today } = filter;
  const held = ofAds(db, businessId, language).unionAll(ofIssues(db, businessId, language));
  let query = db.selectFrom(held.as("held"));
  if (from !== null) query = query.where("created_at", ">=", new Date(from));
  if (before !== null) query = query.where("created_at", "<", new Date(before));
  if (status === "upcoming") query = query.where("starts_on", ">", today);
  if (status === "ended") query = query.where("ends_on", "<", today);
  if (status === "active") {
    query = query
      .where("starts_on", "<=", today)
      .where((eb) => eb.or([eb("ends_on", "is", null), eb("ends_on", ">=", today)]));
  }
  return query;
}

function ofAds(db: Queries, businessId: number, language: Language) {
  return db
    .selectFrom("package_rates as rate")
    .innerJoin("products as product", "product.id", "rate.product_id")
    .innerJoin("supports as support", "support.id", "product.support_id")
    .where("rate.business_id", "=", businessId)
    .select([
      sql.lit<PackageKind>("ad").as("kind"),
      "rate.id",
      `rate.label_${language} as label` as const,
      "rate.price",
      "rate.starts_on",
      "rate.ends_on",
      "rate.created_at",
      `support.label_${language} as support` as const,
      sql<string | null>`null`.as("part"),
      `product.label_${language} as product` as const,
    ]);
}

function ofIssues(db: Queries, businessId: number, language: Language) {
  return db
    .selectFrom("journal_package_rates as rate")
    .innerJoin("journal_products as product", "product.id", "rate.product_id")
    .innerJoin("supports as support", "support.id", "product.support_id")
    .innerJoin("journal_subtypes as subtype", "subtype.id", "product.subtype_id")
    .innerJoin("journal_types as type", "type.id", "subtype.type_id")
    .where("rate.business_id", "=", businessId)
    .select([
      sql.lit<PackageKind>("journal").as("kind"),
      "rate.id",
      `rate.label_${language} as label` as const,
      "rate.price",
      "rate.starts_on",
      "rate.ends_on",
      "rate.created_at",
      `support.label_${language} as support` as const,
      sql<string | null>`${sql.ref(`type.label_${language}`)}`.as("part"),
      `subtype.label_${language} as product` as const,
    ]);
}
