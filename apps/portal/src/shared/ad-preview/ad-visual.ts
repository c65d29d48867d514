import type { AdContent } from "@parution/kit/ad-canvas";
import type { WordBreak } from "@parution/rules/lines";
import type { PaperContent } from "@parution/rules/paper-content";
import {
  type CanvasMeasures,
  lineContent,
  modularContent,
  plainModularContent,
} from "./ad-contents.ts";

/** Measures of a canvas in millimetres; only its advertiser knows its limits. */
type PublishedCanvas = Pick<CanvasMeasures, "width" | "height"> & Partial<CanvasMeasures>;

/** Fields of an ordered ad that its visual needs. */
interface Ordered {
  readonly title: string;
  /** Heading in the newspaper's language. */
  readonly printedHeading: string;
  readonly paperContent: PaperContent;
  /** Canvas of the ad; null: line text. */
  readonly canvas: PublishedCanvas | null;
  readonly format: "line" | "modular";
  readonly medium: "print" | "digital";
  /** Absent: after any character. */
  readonly wordBreak?: WordBreak | undefined;
}

const nothing = { title: "", body: "", footer: "" };

/** Visual of an ad: as printed, or as its digital support shows it. */
export function visualOf(ad: Ordered): AdContent {
  const { title, printedHeading, paperContent, canvas, format, medium, wordBreak } = ad;
  const text = textOf(paperContent);
  if (medium === "digital") {
    const part = (words: string) => ({ text: words, placeholder: "" });
    return { form: "digital", title: part(title), body: part(text) };
  }
  if (canvas === null || format === "line") return lineContent(text, printedHeading, wordBreak);
  return paperContent.kind === "plain"
    ? plainModularContent(measured(canvas, { ...nothing, body: text }), text, "", printedHeading)
    : modularContent(measured(canvas, paperContent), paperContent, nothing, printedHeading);
}

/** A part without a known limit fits its text, and takes no space when empty. */
function measured(canvas: PublishedCanvas, texts: typeof nothing): CanvasMeasures {
  const room = (text: string) => (text === "" ? 0 : Number.POSITIVE_INFINITY);
  return {
    titleLimit: room(texts.title),
    bodyLimit: room(texts.body),
    footerLimit: room(texts.footer),
    ...canvas,
  };
}

function textOf(paper: PaperContent): string {
  if (paper.kind === "plain") return paper.text;
  return [paper.title, paper.body, paper.footer].filter((part) => part !== "").join("\n");
}
