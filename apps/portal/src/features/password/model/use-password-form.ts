import { ApiError } from "@parution/contract/errors";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useChangePassword } from "../api/use-change-password.ts";
import { type PasswordFaults, readPasswordChange } from "./password-change.ts";

/** How the last attempt ended. */
interface Outcome {
  readonly faults: PasswordFaults;
  /** In the words of the server, by field. */
  readonly refused: { readonly current?: string; readonly next?: string };
  /** What is wrong with no field in particular. */
  readonly failure: string | null;
}

const untried: Outcome = { faults: {}, refused: {}, failure: null };

/** The form of a new password. After a failed attempt the first field at fault takes the focus. */
export function usePasswordForm() {
  const changePassword = useChangePassword();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState(untried);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (outcome === untried) return;
    const fault = form.current?.querySelector("[aria-invalid=true]");
    if (fault instanceof HTMLInputElement) fault.focus();
  }, [outcome]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    const read = readPasswordChange(new FormData(event.currentTarget));
    if ("faults" in read) return setOutcome({ ...untried, faults: read.faults });
    setPending(true);
    setOutcome(untried);
    try {
      await changePassword(read.change);
    } catch (error) {
      setOutcome({ ...untried, ...refusalOf(error, errorText) });
    }
    setPending(false);
  }

  return { form, submit, pending, ...outcome };
}

function refusalOf(error: unknown, errorText: (error: unknown) => string): Partial<Outcome> {
  const fields = error instanceof ApiError ? error.fields : {};
  const [current, next] = [fields.current?.[0], fields.next?.[0]];
  if (current === undefined && next === undefined) return { failure: errorText(error) };
  return { refused: { ...(current && { current }), ...(next && { next }) } };
}
