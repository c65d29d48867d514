import { type FieldErrors, get } from "react-hook-form";
import type { OrderValues } from "./order-values.ts";
import type { OrderField } from "./server-errors.ts";

/**
 * What is wrong with a field. Errors are all that is read of the form's state: whoever asks for a field's whole state
 * has the form compared with its beginning at every keystroke.
 */
export function errorMessage(
  errors: FieldErrors<OrderValues>,
  field: OrderField,
): string | undefined {
  const error: unknown = get(errors, field);
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" ? error.message : undefined;
}
