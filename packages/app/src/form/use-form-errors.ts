import { ApiError } from "@parution/contract/errors";
import { useState } from "react";
import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useErrorText } from "../data/error-text.ts";
import { type FaultTexts, useFaultTexts } from "./use-fault-texts.ts";

/** Name of the captcha's error among those of the fields. */
export const CAPTCHA = "captcha";

/** Type of an error whose message is the server's own. */
const SERVER = "server";
/** Code of an error of the client, which found faults before it sent anything. */
const UNSENT = "INPUT";

/** Message of a field's error: the server's own, or the text of its fault; none where only parts of the field have one. */
export const errorMessage = (
  name: string,
  error: FieldError | undefined,
  faultText: (name: string, fault: string) => string,
): string | undefined => {
  // A list whose entries have errors is a list of them, without a type of its own.
  if (error === undefined || !("type" in error)) return undefined;
  const { type, message = "" } = error;
  return type === SERVER ? message : faultText(name, message);
};

/** Path of the form's field for a name of the server's; null: the form as a whole, undefined: none. */
export type FieldPathOf<Values extends FieldValues> = (
  name: string,
) => Path<Values> | null | undefined;

interface Failure {
  readonly error: unknown;
  /** The server's messages about the form as a whole. */
  readonly others: readonly string[];
}

/** Messages of a form: those of its fields, from the schema or the server, and the one of the form as a whole. */
export function useFormErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  ownTexts: FaultTexts | undefined,
  fieldPathOf: FieldPathOf<Values> | undefined,
) {
  const faultText = useFaultTexts(ownTexts);
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure | null>(null);

  function errorOf(name: Path<Values> | typeof CAPTCHA): string | undefined {
    // The captcha is not a field of the values, but has an error.
    const { error } = form.getFieldState(name as Path<Values>, form.formState);
    return errorMessage(name, error, faultText);
  }

  const sameName: FieldPathOf<Values> = (name) =>
    name in form.getValues() || name === CAPTCHA ? (name as Path<Values>) : undefined;

  /** Shows a failure at the fields that the server names, else as the form's refusal. */
  function showFailure(error: unknown): void {
    const fields = Object.entries(error instanceof ApiError ? error.fields : {});
    const type = error instanceof ApiError && error.code === UNSENT ? "rule" : SERVER;
    const messages = fields.map(([name, texts]) => ({
      path: (fieldPathOf ?? sameName)(name),
      message: texts.join(" "),
    }));
    const others = messages.flatMap(({ path, message }) => (path === null ? message : []));
    const atFields = messages.flatMap(({ path, message }) => (path ? { path, message } : []));
    for (const { path, message } of atFields) form.setError(path, { type, message });
    setFailure(atFields.length > 0 && others.length === 0 ? null : { error, others });
  }

  return {
    errorOf,
    showFailure,
    /** Removes the message about the form as a whole. */
    clearRefusal: () => setFailure(null),
    /** Error of the last submission, unless all of it is shown at fields; undefined for none. */
    failure: failure?.error,
    /** Message of that error; undefined for none. */
    refusal: failure === null ? undefined : [errorText(failure.error), ...failure.others].join(" "),
  };
}
