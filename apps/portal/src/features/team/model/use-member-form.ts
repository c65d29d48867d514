import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import type { SummaryError } from "@parution/kit/error-summary";
import { useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import {
  type MemberField,
  type MemberValues,
  memberFaults,
  memberFields,
} from "./member-values.ts";

export type MemberFormState = ReturnType<typeof useMemberForm>;

/**
 * The popup of a member: what it holds, what is wrong with it once it was sent, and the sending itself. `save` rejects
 * with the server's refusal, which stands under its fields until they change.
 */
export function useMemberForm(
  initial: MemberValues,
  save: (values: MemberValues) => Promise<void>,
) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [values, setValues] = useState(initial);
  const [submission, setSubmission] = useState(0);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [pending, setPending] = useState(false);

  const texts = {
    missing: t`Ce champ est obligatoire.`,
    email: t`Email invalide`,
    phone: t`Saisissez un numéro en chiffres.`,
  };
  const faults = submission > 0 ? memberFaults(values) : {};
  const refused = refusal instanceof ApiError ? refusal.fields : {};
  const errorOf = (field: MemberField): string | undefined => {
    const fault = faults[field];
    return fault === undefined ? refused[field]?.[0] : texts[fault];
  };
  const errors = memberFields.flatMap((field): SummaryError[] => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ field, message }];
  });

  function change(changes: Partial<MemberValues>): void {
    setValues({ ...values, ...changes });
    setRefusal(null);
  }

  async function submit(): Promise<void> {
    setSubmission(submission + 1);
    setRefusal(null);
    if (pending || Object.keys(memberFaults(values)).length > 0) return;
    setPending(true);
    try {
      await save(values);
    } catch (failure) {
      setRefusal(failure);
      setPending(false);
    }
  }

  return {
    values,
    change,
    submit,
    pending,
    submission,
    errorOf,
    errors,
    /** What no field can say. */
    refusal: refusal === null || errors.length > 0 ? null : errorText(refusal),
  };
}
