import type { WrittenNotice } from "@parution/rules/notices";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useOrder } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import type { TextShape } from "../text/text-shape.ts";
import { lastWritten, stemsFrom } from "./written-notice.ts";

type Texts = OrderValues["texts"];

/** The ad's fields as one text. */
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

/** Current text of the ad, as one. */
export function useAdText(shape: TextShape): string {
  const { control } = useFormContext<OrderValues>();
  return wholeText(useWatch({ control, name: "texts" }), shape);
}

/**
 * True where the ad's text was written by this user's template. Once recognised it may be changed at will, until it is
 * emptied. Renders the caller when the result changes, not for a keystroke.
 */
export function useStemsFromNotice(shape: TextShape): boolean {
  const { control } = useFormContext<OrderValues>();
  const userId = useOrder().account.user.id;
  const origin = useWatch({
    control,
    name: "texts",
    compute: (texts) => originOf(wholeText(texts, shape), userId),
  });
  const [stems, setStems] = useState(false);
  const now = origin !== "empty" && (stems || origin === "stems");
  if (now !== stems) setStems(now);
  return now;
}

function originOf(text: string, userId: number): "empty" | "stems" | "own" {
  if (text === "") return "empty";
  return stemsFrom(lastWritten(userId), text) ? "stems" : "own";
}
