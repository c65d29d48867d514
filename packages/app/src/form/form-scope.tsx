import { createContext, type ReactNode, use, useState } from "react";
import {
  type FieldError,
  type FieldValues,
  FormProvider,
  get,
  type Path,
  type UseFormReturn,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { type FaultTexts, useFaultTexts } from "./use-fault-texts.ts";
import { errorMessage } from "./use-form-errors.ts";

const FaultTextsContext = createContext<FaultTexts | undefined>(undefined);

interface FormScopeProps<Values extends FieldValues, Output> {
  /** Form from `useAppForm`. */
  form: UseFormReturn<Values, unknown, Output> & {
    readonly faultTexts?: FaultTexts | undefined;
  };
  children: ReactNode;
}

/** Provides a large form to its parts, each of which renders when its own fields change (`useFormContext`, `useFieldError`). */
export function FormScope<Values extends FieldValues, Output>({
  form,
  children,
}: FormScopeProps<Values, Output>) {
  return (
    <FaultTextsContext value={form.faultTexts}>
      <FormProvider {...form} formState={useSettledState(form)}>
        {children}
      </FormProvider>
    </FaultTextsContext>
  );
}

/**
 * Form state for the context, replaced after a reset alone: each new state renders every field, and only a reset changes
 * what all of them show.
 */
function useSettledState<Values extends FieldValues, Output>({
  formState,
}: UseFormReturn<Values, unknown, Output>) {
  const [settled, setSettled] = useState(formState);
  const isReset = settled.defaultValues !== formState.defaultValues;
  if (isReset) setSettled(formState);
  return isReset ? formState : settled;
}

/** Message of a fault at a field of the form in scope. */
export const useFaultText = () => useFaultTexts(use(FaultTextsContext));

/**
 * Error message of a field of the form in scope; only errors of that field render the caller. No other state of the field is
 * read: that would compare the form with its default values at every keystroke.
 */
export function useFieldError<Values extends FieldValues>(name: Path<Values>): string | undefined {
  const { control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name });
  return errorMessage(name, get(errors, name) as FieldError | undefined, useFaultText());
}

/** Error messages of the form in scope by field, and the number of its last submission. */
export function useFieldErrors<Values extends FieldValues>() {
  const { control } = useFormContext<Values>();
  const { errors, submitCount } = useFormState({ control });
  const faultText = useFaultText();
  return {
    errorOf: (name: Path<Values>) =>
      errorMessage(name, get(errors, name) as FieldError | undefined, faultText),
    submission: submitCount,
  };
}
