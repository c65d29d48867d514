import { useFormContext, useFormState } from "react-hook-form";
import { errorMessage } from "../model/error-message.ts";
import type { OrderValues } from "../model/order-values.ts";
import type { OrderField } from "../model/server-errors.ts";

/** What is wrong with a field; only its own errors redraw the caller. */
export function useFieldError(name: OrderField): string | undefined {
  const { control } = useFormContext<OrderValues>();
  return errorMessage(useFormState({ control, name }).errors, name);
}
