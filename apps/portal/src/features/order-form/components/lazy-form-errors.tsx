import { lazy, Suspense } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { OrderValues } from "../model/order-values.ts";

const FormErrors = lazy(() =>
  import("./form-errors.tsx").then((module) => ({ default: module.FormErrors })),
);

/** What is wrong is told from the first submission on. */
export function LazyFormErrors() {
  const { control } = useFormContext<OrderValues>();
  const { submitCount } = useFormState({ control });
  if (submitCount === 0) return null;
  return (
    <Suspense>
      <FormErrors />
    </Suspense>
  );
}
