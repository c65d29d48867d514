import { proofAd, proofDraft } from "@parution/contract/proof";
import { bindSession } from "../platform/http/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { sheetOfAd, sheetOfDraft } from "./service.ts";
import type { Sheet } from "./sheet.ts";

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
