import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useOrder } from "../components/order-context.ts";
import type { OrderValues } from "../model/order-values.ts";
import type { TextShape } from "../model/text-shape.ts";
import { wholeText } from "./ad-text.ts";
import { lastWritten } from "./notice-store.ts";
import { stemsFrom } from "./written-notice.ts";

/**
 * Whether the ad's text is the one that this person's template wrote. Once recognised it may be changed at will, until
 * it is emptied. Redraws when the answer changes, not for a keystroke.
 */
export function useStemsFromNotice(shape: TextShape): boolean {
  const { control } = useFormContext<OrderValues>();
  const userId = useOrder().account.user.id;
  const standing = useWatch({
    control,
    name: "texts",
    compute: (texts) => standingOf(wholeText(texts, shape), userId),
  });
  const [stems, setStems] = useState(false);
  const now = standing !== "empty" && (stems || standing === "stems");
  if (now !== stems) setStems(now);
  return now;
}

function standingOf(text: string, userId: number): "empty" | "stems" | "own" {
  if (text === "") return "empty";
  return stemsFrom(lastWritten(userId), text) ? "stems" : "own";
}
