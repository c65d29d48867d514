import type { AdContent } from "@parution/kit/ad-canvas";
import {
  lineContent,
  modularContent,
  plainModularContent,
} from "../../../shared/ad-preview/ad-contents.ts";
import type { AdDetails } from "../api/use-my-ad.ts";

type Shown = Pick<AdDetails, "paperContent" | "canvas" | "product" | "support" | "title">;

const nothing = { title: "", body: "", footer: "" };

/** The visual of an ad: as printed, or as its digital support shows it. */
export function contentOf({ paperContent, canvas, product, support, title }: Shown): AdContent {
  const text = textOf(paperContent);
  if (support.medium === "digital") {
    const part = (words: string) => ({ text: words, placeholder: "" });
    return { form: "digital", title: part(title), body: part(text) };
  }
  if (canvas === null || product.format === "line") return lineContent(text);
  return paperContent.kind === "plain"
    ? plainModularContent(canvas, text, "")
    : modularContent(canvas, paperContent, nothing);
}

function textOf(paper: AdDetails["paperContent"]): string {
  if (paper.kind === "plain") return paper.text;
  return [paper.title, paper.body, paper.footer].filter((part) => part !== "").join("\n");
}
