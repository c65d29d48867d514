import type { Language } from "@parution/contract/call";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import type { Reach } from "../access/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** A newspaper and one of its days. */
export interface Edition {
  readonly supportId: number;
  readonly day: IsoDate;
}

interface Wanted {
  readonly reference: string;
  readonly language: Language;
  readonly others: number;
}

const PRINT = 1;

const written = (reference: string) => reference.trim().toUpperCase();

/** The printed ads of an edition, of every account. */
function adsOf(db: Queries, { supportId, day }: Edition) {
  return db
    .selectFrom("ad_dates")
    .innerJoin("ads", "ads.id", "ad_dates.ad_id")
    .where("ad_dates.date", "=", day)
    .where("ads.support_id", "=", supportId)
    .where("ads.channel_id", "=", PRINT)
    .where("ads.status", "in", [AD_STATUS_CODES.validated, AD_STATUS_CODES.archived]);
}

/** The newspaper of an edition where an ad of the account appeared; undefined: none did. */
export function selectOwnEdition(
  db: Queries,
  edition: Edition,
  { reference, reach }: { readonly reference: string; readonly reach: Reach },
) {
  return adsOf(db, edition)
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .where("ads.ref_web", "=", written(reference))
    .where(`ads.${reach.column}`, "=", reach.id)
    .select(["support.slug", "support.language", "support.label_fr", "support.label_ar"])
    .executeTakeFirst();
}

/** The ads of an edition in the order of their headings; the one asked for is among them, and so many others. */
export async function selectEdition(
  db: Queries,
  edition: Edition,
  { reference, language, others }: Wanted,
) {
  const ads = await adsOf(db, edition)
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .select([
      "ads.id",
      "ads.ref_web",
      "ads.paper_content",
      "heading.position",
      "product.format",
      `heading.label_${language} as heading` as const,
      "canvas.width_mm",
      "canvas.height_mm",
    ])
    .orderBy((eb) => eb("ads.ref_web", "=", written(reference)), "desc")
    .orderBy("heading.position")
    .orderBy("ads.id")
    .limit(others + 1)
    .execute();
  return ads.toSorted((a, b) => a.position - b.position || a.id - b.id);
}

export type EditionAd = Awaited<ReturnType<typeof selectEdition>>[number];

/** Something of a size, in columns and millimetres. */
export interface Piece {
  /** Columns that it is wide. */
  readonly columns: number;
  readonly height: number;
}

/** Parts side by side across a page. */
export interface Shelf<P extends Piece> {
  readonly pieces: readonly P[];
  /** Of its highest piece. */
  readonly height: number;
}

/**
 * Places pieces on shelves of a page: the highest first, each on the first shelf that has room, so that little of the
 * page stays empty. A piece wider than the page has a shelf of its own.
 */
export function placeOnShelves<P extends Piece>(pieces: readonly P[], columns: number): Shelf<P>[] {
  const shelves: { pieces: P[]; height: number; free: number }[] = [];
  for (const piece of pieces.toSorted((a, b) => b.height - a.height || b.columns - a.columns)) {
    const shelf = shelves.find(({ free }) => free >= piece.columns);
    if (shelf === undefined) {
      shelves.push({ pieces: [piece], height: piece.height, free: columns - piece.columns });
    } else {
      shelf.pieces.push(piece);
      shelf.free -= piece.columns;
    }
  }
  return shelves.map(({ pieces: placed, height }) => ({ pieces: placed, height }));
}
