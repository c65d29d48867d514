import { ApiError } from "@parution/contract/errors";
import { useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  useForm,
} from "react-hook-form";
import type { FormCaptchaState } from "./form-captcha.tsx";
import { useDebouncedRevalidation } from "./use-debounced-revalidation.ts";
import type { FaultTexts } from "./use-fault-texts.ts";
import { CAPTCHA, type PlaceOf, useFormErrors } from "./use-form-errors.ts";
import { loadResolver, resolverOfRule, type Validation } from "./validation.ts";

type AppFormOptions<Values extends FieldValues, Output, Intent> = Validation<Values, Output> & {
  /** What the fields hold at first. What was typed before the page was hydrated stays. */
  readonly defaultValues: DefaultValues<Values>;
  /** Messages of this form, by fault or by `field.fault`, beside those of every form. */
  readonly faultTexts?: FaultTexts;
  /** Where the server's field errors appear; at the fields of the same name by default. */
  readonly placeOf?: PlaceOf<Values>;
  /**
   * When a submitted form is validated again: with each change, or, where a form is large, only its fields at fault and once
   * typing pauses. `onChange` by default.
   */
  readonly revalidation?: "onChange" | "debounced";
  /** From `useFormCaptcha`, where a challenge protects the form. */
  readonly captcha?: FormCaptchaState;
  /**
   * Sends what the validation made of the values; the form is pending until it is settled. Resolves with the values that the
   * form holds from then on, or with nothing where they stay.
   * @param intent what `submit` was called with, where a form can be submitted in several ways
   * @throws ApiError whose field errors appear at their fields, in the server's words
   */
  readonly onSubmit: (
    output: Output,
    captcha: string | null,
    intent: Intent | undefined,
  ) => Promise<DefaultValues<Values> | undefined>;
};

/**
 * A form of react-hook-form. Errors appear with a submission, from the validation or from the server alike, and leave once they
 * are corrected; the summary of errors or else the first field at fault takes the focus, when its message is there to be read. A second submission waits
 * for the first.
 */
export function useAppForm<Values extends FieldValues, Output = Values, Intent = never>(
  options: AppFormOptions<Values, Output, Intent>,
) {
  const { defaultValues, faultTexts, captcha, onSubmit } = options;
  const isDebounced = options.revalidation === "debounced";
  const schemaResolver = useRef<Resolver<Values, unknown, Output>>(undefined);
  const form = useForm<Values, unknown, Output>({
    defaultValues,
    reValidateMode: isDebounced ? "onSubmit" : "onChange",
    resolver: async (values, context, resolverOptions) => {
      const resolve = options.faultsOf
        ? resolverOfRule<Values, Output>(options.faultsOf)
        : schemaResolver.current;
      const result = await resolve?.(values, context, resolverOptions);
      if (result === undefined) return { values: {}, errors: {} };
      return captcha?.isUnsolved ? lackingCaptcha(result.errors) : result;
    },
    // `useFaultFocus` follows the document, includes groups, and waits for the message.
    shouldFocusError: false,
  });
  useDebouncedRevalidation(form, isDebounced);
  const errors = useFormErrors(form, faultTexts, options.placeOf);
  const { errorOf, refusal, failure } = errors;
  const { element, focusFault } = useFaultFocus();
  const [pending, setPending] = useState<{ readonly intent: Intent | undefined } | null>(null);
  const isBusy = useRef(false);

  async function submit(intent?: Intent): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending({ intent });
    errors.clearRefusal();
    try {
      if (options.schema) schemaResolver.current = await loadResolver(options.schema);
      await validateAndSend(intent);
    } catch (error) {
      errors.showFailure(error);
    }
    isBusy.current = false;
    setPending(null);
    focusFault();
  }

  async function validateAndSend(intent: Intent | undefined): Promise<void> {
    let next: DefaultValues<Values> | undefined;
    await form.handleSubmit(async (output) => {
      next = await send(output, intent);
    })();
    // `handleSubmit` ends by calling the form submitted: only after it is the form as new.
    if (next !== undefined) form.reset(next);
  }

  async function send(
    output: Output,
    intent: Intent | undefined,
  ): Promise<DefaultValues<Values> | undefined> {
    try {
      const next = await onSubmit(output, captcha?.payload ?? null, intent);
      captcha?.onSent();
      return next;
    } catch (error) {
      captcha?.onRefused(error instanceof ApiError && CAPTCHA in error.fields);
      throw error;
    }
  }

  return {
    ...form,
    element,
    submit,
    pending: pending !== null,
    /** What the submission under way was called with. */
    pendingIntent: pending?.intent,
    captcha,
    faultTexts,
    errorOf,
    refusal,
    failure,
    /** Props of a native field. */
    field: <Name extends Path<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, rules),
      error: errorOf(name),
    }),
    /** Changes what a field holds that is not native, as typing does. */
    change: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) =>
      form.setValue(name, value, {
        shouldDirty: true,
        shouldValidate: !isDebounced && form.formState.isSubmitted,
      }),
  };
}

const lackingCaptcha = <Values extends FieldValues>(errors: FieldErrors<Values>) => ({
  values: {},
  errors: { ...errors, [CAPTCHA]: { type: "custom", message: CAPTCHA } },
});

/** The summary of errors, a control that has an error, or the first one of a group that has. */
const AT_FAULT =
  "[data-error-summary], :is(input, select, textarea, [role=spinbutton])[aria-invalid=true], [data-invalid] :is(input, [role=spinbutton], [data-days])";

/** Focus on the summary of errors, else on the first control at fault in the document, once its error is rendered. */
function useFaultFocus() {
  const element = useRef<HTMLFormElement>(null);
  const [submissions, setSubmissions] = useState(0);
  useEffect(() => {
    if (submissions > 0) element.current?.querySelector<HTMLElement>(AT_FAULT)?.focus();
  }, [submissions]);
  return { element, focusFault: () => setSubmissions((count) => count + 1) };
}
