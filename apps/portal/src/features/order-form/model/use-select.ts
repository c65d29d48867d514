import { choose, type Selection } from "@parution/rules/cascade";
import { useCallback } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import type { OrderValues } from "./order-values.ts";

/** Makes a choice of the cascade, with all that it resets (specification 1, point 4). */
export const useSelect = (): Select => useSelectIn(useFormContext<OrderValues>());

export type Select = (changes: Partial<Selection>) => void;

/** As {@link useSelect}, where the form is at hand. */
export function useSelectIn(form: UseFormReturn<OrderValues>): Select {
  const { getValues, setValues, clearErrors } = form;
  return useCallback(
    (changes) => {
      const before = getValues();
      const chosen = choose(before, changes);
      // The form writes into its texts, which must not be the rules' own empty ones.
      const after = { ...before, ...chosen, texts: { ...chosen.texts } };
      setValues(after, { shouldDirty: true });
      for (const field of SELECTED) if (chosen[field] !== before[field]) clearErrors(field);
    },
    [getValues, setValues, clearErrors],
  );
}

const SELECTED = [
  "medium",
  "supportId",
  "headingId",
  "typeId",
  "subheadingId",
  "options",
  "colourId",
  "canvasId",
  "texts",
  "dates",
] as const satisfies readonly (keyof OrderValues)[];
