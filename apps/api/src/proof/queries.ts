import type { Reach } from "../access/index.ts";
import { labelInPrint } from "../platform/database/catalogue-labels.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Newspaper, heading and canvas of a printed draft. */
export function selectPaper(
  db: Queries,
  chosen: { readonly supportId: number; readonly headingId: number; readonly canvasId: number },
) {
  return db
    .selectFrom("supports as support")
    .innerJoin("headings as heading", (join) => join.on("heading.id", "=", chosen.headingId))
    .innerJoin("canvases as canvas", (join) => join.on("canvas.id", "=", chosen.canvasId))
    .where("support.id", "=", chosen.supportId)
    .select([
      "support.slug",
      "support.language",
      labelInPrint("support").as("support"),
      labelInPrint("heading").as("heading"),
      "canvas.width_mm",
      "canvas.height_mm",
    ])
    .executeTakeFirstOrThrow();
}

/** Newspaper and word break of an ordered ad, among those that the caller reaches. */
export function selectOrderedRows(db: Queries, adId: number, reach: Reach) {
  return db
    .selectFrom("ads")
    .where("id", "=", adId)
    .where(reach.column, "=", reach.id)
    .select(["support_id", "word_break"])
    .executeTakeFirst();
}

/** An ordered ad with its paper, among those that the caller reaches. */
export function selectPrintedAd(db: Queries, adId: number, reach: Reach) {
  return db
    .selectFrom("ads")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .where("ads.id", "=", adId)
    .where("ads.channel_id", "=", 1)
    .where(`ads.${reach.column}`, "=", reach.id)
    .select([
      "ads.paper_content",
      "ads.word_break",
      "product.format",
      "support.slug",
      "support.language",
      labelInPrint("support").as("support"),
      labelInPrint("heading").as("heading"),
      "canvas.width_mm",
      "canvas.height_mm",
    ])
    .executeTakeFirst();
}
