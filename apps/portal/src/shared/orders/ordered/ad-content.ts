import type { AdContent } from "@parution/kit/ad-canvas";
import { lineContent, modularContent, plainModularContent } from "../../ad-preview/ad-contents.ts";
import type { Recap } from "../use-recap.ts";

export type OrderedAd = NonNullable<Recap["ad"]>;

const nothing = { title: "", body: "", footer: "" };

/** Content of an ordered ad's preview. */
export function contentOf(ad: OrderedAd): AdContent {
  const { paperContent: paper, canvas } = ad;
  if (paper.kind === "plain") {
    return canvas === null || ad.format === "line"
      ? lineContent(paper.text, ad.printedHeading)
      : plainModularContent(canvas, paper.text, "", ad.printedHeading);
  }
  const text = [paper.title, paper.body, paper.footer].join("\n");
  if (canvas === null) return lineContent(text, ad.printedHeading);
  return modularContent(canvas, paper, nothing, ad.printedHeading);
}
