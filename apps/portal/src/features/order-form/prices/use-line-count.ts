import { countLines, type WordBreak } from "@parution/rules/lines";
import { useFormContext, useWatch } from "react-hook-form";
import { useOrder } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";

/** Number of lines of the text as it is billed. Renders the caller when it changes, at few keystrokes. */
export function useLineCount(): number {
  const { control } = useFormContext<OrderValues>();
  const { offer } = useOrder();
  return useWatch({ control, name: "texts.text", compute: countBoth })[offer.wordBreak];
}

/** Both counts: the form's library does not compute again when another newspaper is chosen, only when the text changes. */
const countBoth = (text: string): Record<WordBreak, number> => ({
  "break-all": countLines(text, "break-all"),
  "break-word": countLines(text, "break-word"),
});
