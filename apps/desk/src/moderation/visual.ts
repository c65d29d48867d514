import type { CallAnswer } from "@parution/contract/call";
import type { readModeratedAd } from "@parution/contract/moderation";
import type { AdContent } from "@parution/kit/ad-canvas";
import {
  adRows,
  MODULE_SETTING,
  moduleText,
  ROW_SETTING,
  textDirection,
} from "@parution/rules/lines";
import { readPaperContent } from "@parution/rules/paper-content";

export type ModeratedAd = CallAnswer<typeof readModeratedAd>;

/** Ad as its newspaper will print it, or as its digital support will show it. */
export function visualOf(ad: ModeratedAd): AdContent {
  const { paperContent: paper, printedHeading, canvas } = ad;
  const text = readPaperContent(paper);
  if (ad.support.medium === "digital") {
    const part = (words: string) => ({ text: words, placeholder: "" });
    return { form: "digital", title: part(ad.title), body: part(text) };
  }
  const reading = textDirection(printedHeading) ?? "ltr";
  if (canvas === null) {
    return { form: "line", ...ROW_SETTING, rows: adRows(text, reading, ad.wordBreak) };
  }
  const { width, height, titleLimit, bodyLimit, footerLimit } = canvas;
  const frame = { form: "modular" as const, width, height, setting: MODULE_SETTING, reading };
  const part = (words: string, limit: number) => ({
    text: moduleText(words),
    placeholder: "",
    limit,
  });
  if (paper.kind === "plain") {
    return { ...frame, body: part(text, titleLimit + bodyLimit + footerLimit) };
  }
  return {
    ...frame,
    body: part(paper.body, bodyLimit),
    ...(titleLimit > 0 ? { title: part(paper.title, titleLimit) } : {}),
    ...(footerLimit > 0 ? { footer: part(paper.footer, footerLimit) } : {}),
  };
}
