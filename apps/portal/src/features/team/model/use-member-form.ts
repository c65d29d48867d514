import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
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
  const [start] = useState(initial);
  const [values, setValues] = useState(start);
  /** How often it was sent in vain. */
  const [failures, setFailures] = useState(0);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [pending, setPending] = useState(false);

  const texts = {
    missing: t`Ce champ est obligatoire.`,
    email: t`Email invalide`,
    phone: t`Saisissez un numéro en chiffres.`,
  };
  const faults = failures > 0 ? memberFaults(values) : {};
  const refused = refusal instanceof ApiError ? refusal.fields : {};
  const errorOf = (field: MemberField): string | undefined => {
    const fault = faults[field];
    return fault === undefined ? refused[field]?.[0] : texts[fault];
  };
  const isAtFault = memberFields.some((field) => errorOf(field) !== undefined);

  function change(changes: Partial<MemberValues>): void {
    setValues({ ...values, ...changes });
    setRefusal(null);
  }

  async function submit(): Promise<void> {
    if (pending) return;
    setRefusal(null);
    if (Object.keys(memberFaults(values)).length > 0) return setFailures(failures + 1);
    setPending(true);
    try {
      await save(values);
    } catch (failure) {
      setRefusal(failure);
      setFailures(failures + 1);
      setPending(false);
    }
  }

  return {
    values,
    change,
    submit,
    pending,
    isChanged: memberFields.some((field) => values[field] !== start[field]),
    failures,
    errorOf,
    /** What no field can say. */
    refusal: refusal === null || isAtFault ? null : errorText(refusal),
  };
}
