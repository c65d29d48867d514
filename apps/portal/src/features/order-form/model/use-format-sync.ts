import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Offer } from "./offer.ts";
import type { OrderValues } from "./order-values.ts";
import { useSelectIn } from "./use-select.ts";

/** The catalogue decides the format; the selection follows, so that a change of it resets the texts. */
export function useFormatSync(form: UseFormReturn<OrderValues>, { format }: Offer): void {
  const { getValues } = form;
  const select = useSelectIn(form);
  useEffect(() => {
    if (format !== null && format !== getValues("format")) select({ format });
  }, [format, getValues, select]);
}
