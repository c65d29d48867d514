import type { Language } from "@parution/contract/call";
import type { CreditRow } from "../ledger/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { COUNTED, type FoundPage, PAGE_SIZE } from "../platform/http/paging.ts";
import type { KeptRecords } from "../publishing/index.ts";
import { type AdFilter, type AdRow, countAds, valuesOf } from "./list-queries.ts";
import { labelsAt, listPage, listPageOf, type PageValues, type Shape } from "./page-queries.ts";

/** A page of ads, and its place among them. */
interface AdPage<Row> extends FoundPage {
  /** Newest first. */
  readonly rows: readonly Row[];
}

/** Page and owner of a list. */
export interface PageRequest {
  readonly filter: AdFilter;
  /** Page number, from 1. */
  readonly page: number;
  readonly language: Language;
}

/** An ad of a page, with the records of its publication. */
export type ListedAd = AdRow & { readonly records: KeptRecords };

/** A page of the ads that a filter leaves. */
export async function readAdPage(db: Queries, request: PageRequest): Promise<AdPage<ListedAd>> {
  const found = await listPage(db, shapeOf(request), pageValues(request));
  return pageOf(db, request, found);
}

/** Variant of {@link readAdPage} that reads each ad with the credit of the account `payer`. */
export async function readAdPageOf(
  db: Queries,
  request: PageRequest,
  payer: number,
): Promise<AdPage<ListedAd & { readonly credit: CreditRow }>> {
  const found = await listPageOf(db, shapeOf(request), { ...pageValues(request), payer });
  return pageOf(db, request, found);
}

async function pageOf<Row extends Unlabelled & { readonly found: number | null }>(
  db: Queries,
  { filter, page, language }: PageRequest,
  found: readonly Row[],
) {
  const beyond = page === 1 ? 0 : undefined;
  const total = found[0]?.found ?? beyond ?? (await countAds(db, filter, COUNTED));
  const rows = await labelAds(db, found.slice(0, PAGE_SIZE), language);
  return { rows, page, hasNext: found.length > PAGE_SIZE, total };
}

const NARROWING = ["upper", "lower", "from", "before", "status", "webState"] as const;

function shapeOf({ filter }: PageRequest): Shape {
  const values = valuesOf(filter);
  const given = NARROWING.filter((name) => values[name] !== null);
  return { column: filter.reach.column, given };
}

const pageValues = ({ filter, page }: PageRequest): PageValues => ({
  ...valuesOf(filter),
  offset: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE + 1,
});

/** An ad without its labels of the catalogue. */
export interface Unlabelled {
  readonly support_id: number;
  readonly heading_id: number;
  /** The catalogue's version beside it. */
  readonly catalogue: number;
}

/** Adds the labels of the catalogue to ads: cheaper than a join with two small tables in each list. */
async function labelAds<Row extends Unlabelled>(
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
      lead_hours: support.lead_hours,
      support_slug: support.slug,
      support_label: support[`label_${language}`],
      heading: heading[`label_${language}`],
    };
  });
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("An ad refers to a row that the catalogue does not have.");
  return row;
}
