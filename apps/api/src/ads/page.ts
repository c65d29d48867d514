import type { Language } from "@parution/contract/call";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Reach } from "../access/index.ts";
import { type CreditRow, selectCredit } from "../ledger/index.ts";
import { readAtVersion } from "../platform/database/catalogue-labels.ts";
import { prepare, type Slots } from "../platform/database/prepare.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { COUNTED, type FoundPage, PAGE_SIZE } from "../platform/http/paging.ts";
import {
  type AdFilter,
  type AdRow,
  countAds,
  type FilterValues,
  selectCount,
  selectUnnamedAds,
  valuesOf,
  whereAds,
} from "./list-queries.ts";

/** A page of ads, and where it stands among them. */
interface AdPage<Row> extends FoundPage {
  /** Newest first. */
  readonly rows: readonly Row[];
}

/** Page and owner of a list. */
export interface AskedPage {
  readonly filter: AdFilter;
  /** From 1. */
  readonly page: number;
  readonly language: Language;
}

/** A page of the ads that a filter leaves. */
export async function readAdPage(db: Queries, asked: AskedPage): Promise<AdPage<AdRow>> {
  const found = await listPage(db, shapeOf(asked), pageValues(asked));
  return pageOf(db, asked, found);
}

/** As {@link readAdPage}, beside each ad the credit of the account `payer`. */
export async function readAdPageOf(
  db: Queries,
  asked: AskedPage,
  payer: number,
): Promise<AdPage<AdRow & { readonly credit: CreditRow }>> {
  const found = await listPageOf(db, shapeOf(asked), { ...pageValues(asked), payer });
  return pageOf(db, asked, found);
}

async function pageOf<Row extends Unnamed & { readonly found: number | null }>(
  db: Queries,
  { filter, page, language }: AskedPage,
  found: readonly Row[],
) {
  const beyond = page === 1 ? 0 : undefined;
  const total = found[0]?.found ?? beyond ?? (await countAds(db, filter, COUNTED));
  const rows = await nameAds(db, found.slice(0, PAGE_SIZE), language);
  return { rows, page, hasNext: found.length > PAGE_SIZE, total };
}

/** Shape of the statement's text. */
interface Shape {
  readonly column: Reach["column"];
  /** Filter of the list. */
  readonly given: readonly (keyof FilterValues)[];
}

interface PageValues extends FilterValues {
  readonly offset: number;
  readonly limit: number;
}

const NARROWING = ["upper", "lower", "from", "before", "status", "webState"] as const;

function shapeOf({ filter }: AskedPage): Shape {
  const values = valuesOf(filter);
  const given = NARROWING.filter((name) => values[name] !== null);
  return { column: filter.reach.column, given };
}

const pageValues = ({ filter, page }: AskedPage): PageValues => ({
  ...valuesOf(filter),
  offset: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE + 1,
});

const listPage = prepare(selectPage<PageValues>);

const listPageOf = prepare(
  (db: Queries, slot: Slots<PageValues & { readonly payer: number }>, shape: Shape) =>
    selectPage(db, slot, shape).select(
      jsonObjectFrom(selectCredit(db).where("businesses.id", "=", slot("payer")))
        .$notNull()
        .as("credit"),
    ),
);

/**
 * A page of a filter and how many rows the filter leaves, in one statement: which rows the page has is read from an index
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
  return selectUnnamedAds(db)
    .innerJoin(ids.as("page"), "page.id", "ads.id")
    .select([
      selectCount(db, filtered(), COUNTED).as("found"),
      db.selectFrom("catalogue_version").select("version").$asScalar().$notNull().as("catalogue"),
    ]);
}

/** An ad without what the catalogue says of it. */
export interface Unnamed {
  readonly support_id: number;
  readonly heading_id: number;
  /** The catalogue's version beside it. */
  readonly catalogue: number;
}

/** Adds to ads what the catalogue says of them: no list joins two tables of a few rows to say it. */
export async function nameAds<Row extends Unnamed>(
  db: Queries,
  rows: readonly Row[],
  language: Language,
) {
  const version = rows[0]?.catalogue;
  if (version === undefined) return [];
  const { supports, headings } = await labelsAt(db, version);
  return rows.map((row) => {
    const support = found(supports.get(row.support_id));
    const heading = found(headings.get(row.heading_id));
    return {
      ...row,
      channel_id: support.channel_id,
      fixed_price: support.fixed_price,
      support_slug: support.slug,
      support_label: support[`label_${language}`],
      heading: heading[`label_${language}`],
    };
  });
}

const labelsAt = readAtVersion(async (db) => ({
  supports: byId(
    await db
      .selectFrom("supports")
      .select(["id", "slug", "channel_id", "fixed_price", "label_fr", "label_ar"])
      .execute(),
  ),
  headings: byId(await db.selectFrom("headings").select(["id", "label_fr", "label_ar"]).execute()),
}));

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("An ad stands under what the catalogue does not have.");
  return row;
}
