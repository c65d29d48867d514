import { proofAd, proofDraft } from "@parution/contract/proof";
import { reachOf } from "../access/index.ts";
import { mediumOf } from "../calendar/index.ts";
import type { Context } from "../platform/context.ts";
import { bindSession } from "../platform/http/bind.ts";
import { invalid, type Messages, notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { checkDraft, type Selection } from "../pricing/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { selectPaper, selectPrintedAd } from "./queries.ts";
import { type PrintedAd, type Sheet, sheetOf } from "./sheet.ts";

/**
 * A draft as it will be printed; it may still lack dates, options and the like.
 * @throws ProblemError 422 when its text does not suit its canvas, or it is not for paper.
 */
export async function sheetOfDraft(
  { db }: Context,
  draft: Omit<Selection, "dates">,
): Promise<Sheet> {
  const { offer, sold, text } = await checkDraft(db, draft);
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

export const notOnPaper: Messages = {
  fr: "Une annonce numérique ne s’imprime pas.",
  ar: "الإعلان الرقمي لا يطبع على الورق.",
};

export const proofRoutes = [
  bindSession(proofDraft, async ({ input, context, identity }) => {
    const sheet = await sheetOfDraft(context, input.body);
    return printPdf({ context, userId: identity.userId, name: "epreuve" }, proofOf(sheet));
  }),
  bindSession(proofAd, async ({ input, context, identity }) => {
    const { adId } = input.query;
    const sheet = await sheetOfAd(context, adId, identity);
    return printPdf({ context, userId: identity.userId, name: `epreuve-${adId}` }, proofOf(sheet));
  }),
];

const template = new URL("./sheet.typ", import.meta.url).href;

const proofOf = (sheet: Sheet) => ({ template, data: sheet });
