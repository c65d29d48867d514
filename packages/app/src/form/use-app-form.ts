import { ApiError } from "@parution/contract/errors";
import { useLayoutEffect, useRef, useState } from "react";
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
import { CAPTCHA, type FieldPathOf, useFormErrors } from "./use-form-errors.ts";
import { loadResolver, resolverOfRule, type Validation } from "./validation.ts";

type AppFormOptions<Values extends FieldValues, Output, Intent> = Validation<Values, Output> & {
  /** Initial values. Input from before the page was hydrated is kept. */
  readonly defaultValues: DefaultValues<Values>;
  /** Messages of this form, by fault or by `field.fault`, beside those of every form. */
  readonly faultTexts?: FaultTexts;
  /** Field for an error of the server's; the field of the same name by default. */
  readonly fieldPathOf?: FieldPathOf<Values>;
  /**
   * Revalidation of a submitted form: with each change, or, for large forms, of the fields at fault alone once typing pauses.
   * `onChange` by default.
   */
  readonly revalidation?: "onChange" | "debounced";
  /** Captcha from `useFormCaptcha`, where a challenge protects the form. */
  readonly captcha?: FormCaptchaState;
  /**
   * Sends the validated values; the form is pending until the promise is settled. Resolves with new values for the form, or
   * with nothing to keep them.
   * @param intent argument of `submit`, where a form can be submitted in several ways
   * @throws ApiError whose field errors appear at their fields, with the server's messages
   */
  readonly onSubmit: (
    output: Output,
    captcha: string | null,
    intent: Intent | undefined,
  ) => Promise<DefaultValues<Values> | undefined>;
};

/**
 * Form of react-hook-form. Errors appear with a submission, from the validation and from the server alike, and disappear once
 * corrected. The error summary, else the first field at fault, is focused once its message is rendered, unless the user has gone on
 * to another field meanwhile. A submission is ignored while another one is pending.
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
  const errors = useFormErrors(form, faultTexts, options.fieldPathOf);
  const { errorOf, refusal, failure } = errors;
  const { element, focusFault } = useFaultFocus();
  const [pending, setPending] = useState<{ readonly intent: Intent | undefined } | null>(null);
  const isBusy = useRef(false);

  async function submit(intent?: Intent): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const from = document.activeElement;
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
    if (!hasMovedOn(from)) focusFault();
  }

  async function validateAndSend(intent: Intent | undefined): Promise<void> {
    let next: DefaultValues<Values> | undefined;
    await form.handleSubmit(async (output) => {
      // No rule finds a text that its field cannot read: the value is none.
      if (element.current?.querySelector(UNREADABLE)) return;
      next = await send(output, intent);
    })();
    // `handleSubmit` marks the form as submitted when it ends: a reset before would be undone.
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
    /** Intent of the pending submission. */
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
    /** Changes the value of a field that is not a native one, as typing does. */
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

/** Selector of the error summary, of controls with an error and of the controls in groups with one. */
const FIELD = ":is(input, select, textarea, [role=spinbutton])";
const UNREADABLE = "[data-unreadable]";
const AT_FAULT = `[data-error-summary], ${UNREADABLE}, ${FIELD}[aria-invalid=true], [data-invalid] :is(${FIELD}, [data-days])`;

/** Focuses the error summary, else the first control at fault in the document, once its error is rendered, and brings both into view. */
function useFaultFocus() {
  const element = useRef<HTMLFormElement>(null);
  const [submissions, setSubmissions] = useState(0);
  // In the commit that renders the message, so that no frame shows it without the focus.
  useLayoutEffect(() => {
    if (submissions === 0) return;
    const fault = element.current?.querySelector<HTMLElement>(AT_FAULT);
    fault?.focus();
    // Of a text field the focus brings the caret into view alone.
    for (const part of [messageOf(fault), fault]) part?.scrollIntoView({ block: "nearest" });
  }, [submissions]);
  return { element, focusFault: () => setSubmissions((count) => count + 1) };
}

/** Message of a control at fault, which describes it first. */
function messageOf(fault: Element | null | undefined): HTMLElement | null {
  const [first = ""] = fault?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return document.getElementById(first);
}

/** True where the focus went on to another field, where it stays. */
function hasMovedOn(from: Element | null): boolean {
  const { activeElement: now } = document;
  return now !== from && now?.matches(FIELD) === true;
}
