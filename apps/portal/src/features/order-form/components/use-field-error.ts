import { useFormContext, useFormState } from "react-hook-form";
import type { OrderValues } from "../model/order-values.ts";
import type { OrderField } from "../model/server-errors.ts";

/** What is wrong with a field; only its own errors redraw the caller. */
export function useFieldError(name: OrderField): string | undefined {
  const { control, getFieldState } = useFormContext<OrderValues>();
  const state = useFormState({ control, name });
  return getFieldState(name, state).error?.message;
}
