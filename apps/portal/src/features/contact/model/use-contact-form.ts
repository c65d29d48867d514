import { sendContact } from "@parution/contract/contact";
import { ApiError } from "@parution/contract/errors";
import { type SubmitEvent, useRef, useState } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useCaptcha } from "../../../shared/captcha/use-captcha.ts";
import {
  type ContactFaults,
  type ContactField,
  contactFields,
  readContact,
} from "./contact-message.ts";

/** How the last attempt ended. */
interface Outcome {
  readonly faults: ContactFaults;
  readonly captchaMissing: boolean;
  /** What the server says of each field. */
  readonly refusals: { readonly [Field in ContactField]?: string };
  readonly notice: { readonly tone: "success" | "danger"; readonly text: string } | null;
}

const untried: Outcome = { faults: {}, captchaMissing: false, refusals: {}, notice: null };

/** The contact form: native fields, emptied once the message has left. */
export function useContactForm() {
  const client = useClient();
  const errorText = useErrorText();
  const captcha = useCaptcha();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState(untried);
  const [pending, setPending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    const read = readContact(new FormData(event.currentTarget));
    const faults = "faults" in read ? read.faults : {};
    if ("faults" in read || captcha.payload === null) {
      setOutcome({ ...untried, faults, captchaMissing: captcha.payload === null });
      return focusFirst(form.current, faults);
    }
    const { payload } = captcha;
    setPending(true);
    setOutcome(untried);
    captcha.reset();
    try {
      const { message } = await client.call(sendContact, {
        body: { ...read.message, captcha: payload },
      });
      form.current?.reset();
      setOutcome({ ...untried, notice: { tone: "success", text: message } });
    } catch (error) {
      const notice = { tone: "danger", text: errorText(error) } as const;
      setOutcome({ ...untried, refusals: refusalsOf(error), notice });
      captcha.start();
    } finally {
      setPending(false);
    }
  }

  return { form, captcha, pending, submit, ...outcome };
}

function refusalsOf(error: unknown): Outcome["refusals"] {
  if (!(error instanceof ApiError)) return {};
  const entries = contactFields.flatMap((field) => {
    const [text] = error.fields[field] ?? [];
    return text === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(entries);
}

function focusFirst(form: HTMLFormElement | null, faults: ContactFaults): void {
  const field = contactFields.find((name) => faults[name] !== undefined);
  const control = field && form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
