import { mediumOf } from "../calendar/index.ts";
import { reachOf } from "../orders/index.ts";
import type { Context } from "../platform/context/index.ts";
import { invalid, notFound } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { holdText, type Selection } from "../pricing/index.ts";
import { notOnPaper } from "./problems.ts";
import { selectPaper, selectPrintedAd } from "./queries.ts";
import type { Sheet } from "./sheet.ts";
import { type PrintedAd, sheetOf } from "./sheet-of.ts";

/**
 * A draft as it will be printed; it may still lack dates, options and the like.
 * @throws ProblemError 422 when its text does not suit its canvas, or it is not for paper.
 */
export async function sheetOfDraft(
  { db }: Context,
  draft: Omit<Selection, "dates">,
): Promise<Sheet> {
  const { offer, sold, text } = await holdText(db, draft);
  if (mediumOf(offer.channel_id) === "digital") throw invalid({ support_id: [notOnPaper] });
  const chosen = { ...draft, canvasId: sold.canvas.id };
  const paper = await selectPaper(db, chosen);
  return sheetOf(printed(paper, sold.product.format, text.paperContent));
}

/**
 * An ordered ad as it will be printed.
 * @throws ProblemError 404 when it is not the caller's, or not on paper.
 */
export async function sheetOfAd({ db }: Context, adId: number, identity: Identity): Promise<Sheet> {
  const ad = await selectPrintedAd(db, adId, reachOf(identity));
  if (ad === undefined) throw notFound();
  return sheetOf(printed(ad, ad.format, ad.paper_content));
}

type Paper = Awaited<ReturnType<typeof selectPaper>>;

function printed(paper: Paper, format: "L" | "M", paperContent: string): PrintedAd {
  return {
    supportSlug: paper.slug,
    supportName: paper.support,
    language: paper.language,
    heading: paper.heading,
    format: format === "L" ? "line" : "modular",
    paperContent,
    width: paper.width_mm,
    height: paper.height_mm,
  };
}
