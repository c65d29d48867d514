import { textsInFormat } from "@parution/rules/cascade";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Offer } from "./offer.ts";
import type { OrderValues } from "./order-values.ts";
import type { Select } from "./use-choosing.ts";

/**
 * The catalogue decides the format; the selection follows. A change between line and modular resets the texts, but for one
 * text that the new format is written as, too.
 */
export function useFormatSync(
  { getValues }: UseFormReturn<OrderValues>,
  { format, fixedPrice }: Offer,
  follow: Select,
): void {
  useEffect(() => {
    const { format: before, texts, layout } = getValues();
    if (format === null || format === before) return;
    const isOneText = format === "line" || fixedPrice || layout === "plainText";
    follow(before === null ? { format } : { format, texts: textsInFormat(texts, isOneText) });
  }, [format, fixedPrice, getValues, follow]);
}
