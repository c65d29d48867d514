import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Reach } from "../access/index.ts";
import { selectCredit } from "../ledger/index.ts";
import { readAtVersion } from "../platform/database/catalogue-labels.ts";
import { prepare, type Slots } from "../platform/database/prepare.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { COUNTED } from "../platform/http/paging.ts";
import { keptRecords } from "../publishing/index.ts";
import { type FilterValues, selectCount, selectUnlabelledAds, whereAds } from "./list-queries.ts";

/**
 * A page of a filter and how many rows the filter leaves, in one statement: the rows of the page are read from an index
 * alone, so that late pages cost little more than the first.
 */
function selectPage<Values extends PageValues>(
  db: Queries,
  slot: Slots<Values>,
  { column, given }: Shape,
) {
  const term = <Name extends keyof FilterValues>(name: Name) =>
    given.includes(name) ? slot(name) : null;
  const filtered = () =>
    whereAds(db, {
      column,
      reach: slot("reach"),
      upper: term("upper"),
      lower: term("lower"),
      from: term("from"),
      before: term("before"),
      status: term("status"),
      webState: term("webState"),
    });
  const ids = filtered()
    .select("ads.id")
    .orderBy("ads.created_at", "desc")
    .orderBy("ads.id", "desc")
    .offset(slot("offset"))
    .limit(slot("limit"));
  return selectUnlabelledAds(db)
    .innerJoin(ids.as("page"), "page.id", "ads.id")
    .select([
      keptRecords(),
      selectCount(db, filtered(), COUNTED).as("found"),
      db.selectFrom("catalogue_version").select("version").$asScalar().$notNull().as("catalogue"),
    ]);
}

/** Values of the statement. */
export interface PageValues extends FilterValues {
  readonly offset: number;
  readonly limit: number;
}

/** Shape of the statement's text. */
export interface Shape {
  readonly column: Reach["column"];
  /** Filter of the list. */
  readonly given: readonly (keyof FilterValues)[];
}

/** A page of ads, one row more than it shows. */
export const listPage = prepare(selectPage<PageValues>);

/** Variant of {@link listPage} that reads each ad with the credit of the account `payer`. */
export const listPageOf = prepare(
  (db: Queries, slot: Slots<PageValues & { readonly payer: number }>, shape: Shape) =>
    selectPage(db, slot, shape).select(
      jsonObjectFrom(selectCredit(db).where("businesses.id", "=", slot("payer")))
        .$notNull()
        .as("credit"),
    ),
);

/** Supports and headings by id, at one version of the catalogue. */
export const labelsAt = readAtVersion(async (db) => ({
  supports: byId(
    await db
      .selectFrom("supports")
      .select(["id", "slug", "channel_id", "fixed_price", "lead_hours", "label_fr", "label_ar"])
      .execute(),
  ),
  headings: byId(await db.selectFrom("headings").select(["id", "label_fr", "label_ar"]).execute()),
}));

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));
