import type { Language } from "@parution/contract/call";
import { type Queries, readAtVersion } from "../platform/database/index.ts";

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
