import { useFormContext, useFormState } from "react-hook-form";
import { loadedFormErrors } from "../model/load-ending.ts";
import type { OrderValues } from "../model/order-values.ts";

/** What is wrong is told from the first submission on, by which its code has come. */
export function LazyFormErrors() {
  const { control } = useFormContext<OrderValues>();
  const { submitCount } = useFormState({ control });
  const FormErrors = submitCount === 0 ? undefined : loadedFormErrors();
  return FormErrors && <FormErrors />;
}
