import type { BilledAd } from "@parution/recognition";
import { moduleText, printableText } from "@parution/rules/lines";
import { splitPaperContent } from "@parution/rules/paper-content";
import type { EditionKey } from "../edition-state/index.ts";
import { newspaperOf, selectEdition, selectFormat } from "../editions/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Ads of a day in their billed texts, and the texts of the house that stand among them. */
export interface Billed {
  readonly ads: readonly BilledAd[];
  readonly surroundings: readonly string[];
}

/** Ads of an edition; more than any newspaper prints in a day. */
const MOST_ADS = 4000;

/** Gathers the texts that a day's issue should print, as they were proofed and billed. */
export async function gatherBilled(db: Queries, edition: EditionKey): Promise<Billed> {
  const row = await selectFormat(db, edition.supportId);
  if (row === undefined) return { ads: [], surroundings: [] };
  const { language, format } = newspaperOf(row);
  const ads = await selectEdition(db, edition, { reference: null, language, most: MOST_ADS });
  return {
    ads: ads.map((ad) => ({ id: ad.id, text: billedText(ad) })),
    surroundings: [...new Set(ads.map(({ heading }) => heading)), ...format.fillers],
  };
}

/** Text of an ad as its issue should print it. */
export const billedText = (ad: {
  readonly format: string;
  readonly paper_content: string;
}): string => (ad.format === "L" ? printableText(ad.paper_content) : moduleWords(ad.paper_content));

/** Text of a modular ad, part by part. */
function moduleWords(paperContent: string): string {
  const content = splitPaperContent(paperContent);
  const parts =
    content.kind === "plain" ? [content.text] : [content.title, content.body, content.footer];
  return parts
    .filter((part) => part.trim() !== "")
    .map(moduleText)
    .join("\n");
}
