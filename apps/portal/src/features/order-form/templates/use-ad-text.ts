import { useFormContext, useWatch } from "react-hook-form";
import type { OrderValues } from "../model/order-values.ts";
import type { TextShape } from "../model/text-shape.ts";
import { wholeText } from "./ad-text.ts";

/** What the ad says now, as one text. */
export function useAdText(shape: TextShape): string {
  const { control } = useFormContext<OrderValues>();
  return wholeText(useWatch({ control, name: "texts" }), shape);
}
