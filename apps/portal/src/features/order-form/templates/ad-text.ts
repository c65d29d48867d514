import type { WrittenNotice } from "@parution/rules/notices";
import type { OrderValues } from "../model/order-values.ts";
import type { TextShape } from "../model/text-shape.ts";

type Texts = OrderValues["texts"];

/** What the ad says as one text, whatever its fields are. */
export function wholeText(texts: Texts, shape: TextShape): string {
  if (shape.kind !== "sections") return texts.text;
  return [texts.title, texts.body, texts.footer].filter((part) => part !== "").join("\n");
}

/** The ad's texts once the notice is written into them. A canvas without a footer takes it into the body. */
export function textsOf(notice: WrittenNotice, shape: TextShape): Partial<Texts> {
  if (shape.kind !== "sections") return { text: notice.text };
  const { title, body, footer } = notice;
  if (shape.canvas.footerLimit > 0) return { title, body, footer };
  return { title, body: [body, footer].filter((part) => part !== "").join("\n") };
}
