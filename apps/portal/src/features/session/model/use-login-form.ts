import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useLogin } from "../api/use-login.ts";
import type { CredentialFaults } from "./credentials.ts";

/** How the last attempt ended. */
interface Outcome {
  readonly faults: CredentialFaults;
  /** In the words of the server, or about the network. */
  readonly refusal: string | null;
}

const untried: Outcome = { faults: {}, refusal: null };

/**
 * The login form: native fields, no form library, which this page would load for two inputs. After a failed attempt the
 * field at fault takes the focus, so that its message, which describes it, is read at once.
 */
export function useLoginForm() {
  const login = useLogin();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState(untried);
  const [pending, setPending] = useState(false);

  useEffect(() => focusFault(form.current, outcome), [outcome]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    const fields = new FormData(event.currentTarget);
    setPending(true);
    try {
      // What checks the fields comes with the first attempt.
      const { readCredentials } = await import("./credentials.ts");
      const read = readCredentials(fields);
      if ("faults" in read) setOutcome({ faults: read.faults, refusal: null });
      else await login(read.credentials);
    } catch (error) {
      setOutcome({ faults: {}, refusal: errorText(error) });
    }
    setPending(false);
  }

  return { form, submit, pending, ...outcome };
}

function focusFault(form: HTMLFormElement | null, { faults, refusal }: Outcome): void {
  const name = faults.email ? "email" : (faults.password ?? refusal) ? "password" : null;
  const field = name && form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
