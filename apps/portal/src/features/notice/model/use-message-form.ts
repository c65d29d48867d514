import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import { useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useCaptcha } from "../../../shared/captcha/use-captcha.ts";
import { useSendMessage } from "../api/use-send-message.ts";
import {
  emptyMessage,
  type MessageFault,
  type MessageField,
  type MessageValues,
  messageFaults,
  messageFields,
} from "./message-values.ts";

export type MessageFormState = ReturnType<typeof useMessageForm>;

/**
 * A message to the advertiser of a notice: what it holds, what is wrong with it once it was sent, and the sending. The
 * challenge comes when the server asks for it, from the second message on.
 */
export function useMessageForm(noticeId: number) {
  const send = useSendMessage(noticeId);
  const captcha = useCaptcha();
  const errorText = useErrorText();
  const texts = useFaultTexts();
  const [values, setValues] = useState(emptyMessage);
  /** How often it was sent in vain. */
  const [failures, setFailures] = useState(0);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const [sent, setSent] = useState<string | null>(null);

  const faults = failures > 0 ? messageFaults(values) : {};
  const refused = refusal instanceof ApiError ? refusal.fields : {};
  const errorOf = (field: MessageField): string | undefined => {
    const fault = faults[field];
    return fault === undefined ? refused[field]?.[0] : texts[fault];
  };
  const isAtFault = messageFields.some((field) => errorOf(field) !== undefined);

  function change(changes: Partial<MessageValues>): void {
    setValues({ ...values, ...changes });
    setRefusal(null);
  }

  async function submit(): Promise<void> {
    if (pending) return;
    setRefusal(null);
    if (Object.keys(messageFaults(values)).length > 0) return setFailures(failures + 1);
    setPending(true);
    try {
      setSent(await send(values, captcha.payload));
    } catch (failure) {
      setRefusal(failure);
      setFailures(failures + 1);
      if (failure instanceof ApiError && failure.fields.captcha) setAsksCaptcha(true);
    } finally {
      setPending(false);
      captcha.reset(); // Each answer counts once.
    }
  }

  return {
    values,
    change,
    submit,
    pending,
    failures,
    errorOf,
    captcha: asksCaptcha ? captcha : null,
    captchaError: refused.captcha?.[0],
    /** What no field can say. */
    refusal: refusal === null || isAtFault || refused.captcha ? null : errorText(refusal),
    /** The server's words once the message is on its way. */
    sent,
  };
}

function useFaultTexts(): Readonly<Record<MessageFault, string>> {
  const { t } = useLingui();
  return {
    missing: t`Ce champ est obligatoire.`,
    email: t`Email invalide`,
    phone: t`Saisissez un numéro en chiffres.`,
    long: t`Ce texte est trop long.`,
  };
}
