import { countLines } from "@parution/rules/lines";
import type { AdPrice } from "@parution/rules/price";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { OrderValues } from "../model/order-values.ts";
import { priceOf } from "../model/price.ts";
import { useOrder } from "./order-context.ts";

interface LivePrice {
  /** Null as long as the choices do not decide a price. */
  readonly price: AdPrice | null;
  /** Whether no date is chosen yet: the price is then that of one publication. */
  readonly perDate: boolean;
}

/** The price as it stands at this keystroke: computed here, never asked for. Redraws when a line more or less counts. */
export function useLivePrice(): LivePrice {
  const { control } = useFormContext<OrderValues>();
  const lines = useWatch({ control, name: "texts.text", compute: countLines });
  const dates = useWatch({ control, name: "dates" });
  const { offer } = useOrder();
  const perDate = dates.length === 0;
  const count = perDate ? 1 : dates.length;
  const price = useMemo(() => priceOf(offer, lines, count), [offer, lines, count]);
  return { price, perDate };
}
