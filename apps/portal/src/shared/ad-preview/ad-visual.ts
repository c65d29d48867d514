import type { AdContent } from "@parution/kit/ad-canvas";
import type { PaperContent } from "@parution/rules/paper-content";
import {
  type CanvasMeasures,
  lineContent,
  modularContent,
  plainModularContent,
} from "./ad-contents.ts";

/** The measures of a canvas; limits are known to its advertiser alone. */
type PublishedCanvas = Pick<CanvasMeasures, "width" | "height"> & Partial<CanvasMeasures>;

/** What the visual of an ordered ad is made of. */
interface Ordered {
  readonly title: string;
  /** The newspaper's heading, in its language. */
  readonly printedHeading: string;
  readonly paperContent: PaperContent;
  /** Null: line text. */
  readonly canvas: PublishedCanvas | null;
  readonly format: "line" | "modular";
  readonly medium: "print" | "digital";
}

const nothing = { title: "", body: "", footer: "" };

/** The visual of an ad: as printed, or as its digital support shows it. */
export function visualOf(ad: Ordered): AdContent {
  const { title, printedHeading, paperContent, canvas, format, medium } = ad;
  const text = textOf(paperContent);
  if (medium === "digital") {
    const part = (words: string) => ({ text: words, placeholder: "" });
    return { form: "digital", title: part(title), body: part(text) };
  }
  if (canvas === null || format === "line") return lineContent(text, printedHeading);
  return paperContent.kind === "plain"
    ? plainModularContent(measured(canvas, { ...nothing, body: text }), text, "", printedHeading)
    : modularContent(measured(canvas, paperContent), paperContent, nothing, printedHeading);
}

/** A part whose limit is not known has room for all that it says, and no place where it says nothing. */
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
