import { proofAd, proofDraft } from "@parution/contract/proof";
import { reachOf } from "../access/index.ts";
import { mediumOf } from "../calendar/index.ts";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { bind, bindSession } from "../platform/http/bind.ts";
import { invalid, type Messages, notFound, unauthenticated } from "../platform/http/problems.ts";
import { networkOf } from "../platform/rate-limit.ts";
import type { Identity } from "../platform/session/identify.ts";
import { checkDraft, type Selection } from "../pricing/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { selectOrderedRows, selectPaper, selectPrintedAd } from "./queries.ts";
import { type PrintedAd, type Sheet, sheetOf } from "./sheet.ts";

/** A draft, with the id of the ad that it changes. */
type Draft = Omit<Selection, "dates"> & { readonly adId?: number | undefined };

/**
 * A draft as it will be printed; it may still lack dates, options and the like.
 * @param identity whose ads count; null for visitors.
 * @throws ProblemError 422 when its text does not suit its canvas, or it is not for paper; 401, 404 when it changes another's ad.
 */
async function sheetOfDraft(
  { db, clock }: Context,
  { adId, ...draft }: Draft,
  identity: Identity | null,
): Promise<Sheet> {
  const edited = adId === undefined ? null : await findOrderedRows(db, adId, identity);
  const { offer, sold, text } = await checkDraft(db, draft, edited, clock.now());
  if (mediumOf(offer.channel_id) === "digital")
    throw invalid<typeof proofDraft>({ supportId: [notOnPaper] });
  const chosen = { ...draft, canvasId: sold.canvas.id };
  const paper = await selectPaper(db, chosen);
  return sheetOf(printed(paper, sold.product.format, text));
}

/** @throws ProblemError 401 for visitors, who have no ads; 404 for another's ad. */
async function findOrderedRows(db: Queries, adId: number, identity: Identity | null) {
  if (identity === null) throw unauthenticated();
  const rows = await selectOrderedRows(db, adId, reachOf(identity));
  if (rows === undefined) throw notFound();
  return rows;
}

/**
 * An ordered ad as it will be printed.
 * @throws ProblemError 404 when it is not the caller's, or not on paper.
 */
async function sheetOfAd({ db }: Context, adId: number, identity: Identity): Promise<Sheet> {
  const ad = await selectPrintedAd(db, adId, reachOf(identity));
  if (ad === undefined) throw notFound();
  const text = { paperContent: ad.paper_content, wordBreak: ad.word_break };
  return sheetOf(printed(ad, ad.format, text));
}

type Paper = Awaited<ReturnType<typeof selectPaper>>;

type Text = Pick<PrintedAd, "paperContent" | "wordBreak">;

function printed(paper: Paper, format: "L" | "M", text: Text): PrintedAd {
  return {
    supportSlug: paper.slug,
    supportName: paper.support,
    language: paper.language,
    heading: paper.heading,
    format: format === "L" ? "line" : "modular",
    paperContent: text.paperContent,
    wordBreak: text.wordBreak,
    width: paper.width_mm,
    height: paper.height_mm,
  };
}

const notOnPaper: Messages = {
  fr: "Une annonce numérique ne s’imprime pas.",
  ar: "الإعلان الرقمي لا يطبع على الورق.",
};

/** Proofs that visitors of one network may ask for in a minute. */
const VISITORS_PROOFS = 10;

export const proofRoutes = [
  bind(proofDraft, async ({ input, context, identity, address }) => {
    const sheet = await sheetOfDraft(context, input.body, identity);
    const asking =
      identity === null
        ? { userId: networkOf(address), perMinute: VISITORS_PROOFS }
        : { userId: identity.userId };
    return printPdf({ context, name: "epreuve", ...asking }, proofOf(sheet));
  }),
  bindSession(proofAd, async ({ input, context, identity }) => {
    const { adId } = input.query;
    const sheet = await sheetOfAd(context, adId, identity);
    return printPdf({ context, userId: identity.userId, name: `epreuve-${adId}` }, proofOf(sheet));
  }),
];

const template = new URL("./sheet.typ", import.meta.url).href;

const proofOf = (sheet: Sheet) => ({ template, data: sheet });
