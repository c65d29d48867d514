import { useLingui } from "@lingui/react/macro";
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from "@parution/contract/listing";
import { Alert } from "@parution/kit/alert";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { useEffect, useRef } from "react";
import { Captcha } from "../../../shared/captcha/captcha.tsx";
import type { MessageField } from "../model/message-values.ts";
import type { MessageFormState } from "../model/use-message-form.ts";

interface MessageFormProps {
  /** For the button that stands outside it. */
  id: string;
  state: MessageFormState;
}

/** The fields of a message, and the challenge once it is asked for. */
export function MessageForm({ id, state }: MessageFormProps) {
  const { t } = useLingui();
  const { values, change, errorOf, failures, refusal, captcha } = state;
  const form = useRef<HTMLFormElement>(null);
  // The first field at fault takes the focus, so that its message, which describes it, is read at once.
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failures]);
  const field = (name: MessageField) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: errorOf(name),
  });
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      {refusal !== null && (
        <Alert tone="danger" toneLabel={t`Erreur`} className="col-span-full">
          {refusal}
        </Alert>
      )}
      <TextField
        {...field("email")}
        type="email"
        dir="ltr"
        required
        autoComplete="email"
        label={t`Votre adresse e-mail`}
      />
      <TextField
        {...field("phone")}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
        label={t`Votre téléphone`}
        note={t`facultatif`}
      />
      <TextField
        {...field("subject")}
        className="col-span-full"
        required
        dir="auto"
        maxLength={LONGEST_SUBJECT}
        label={t`Objet`}
      />
      <TextArea
        {...field("message")}
        className="col-span-full"
        required
        rows={6}
        maxLength={LONGEST_MESSAGE}
        label={t`Message`}
      />
      {captcha !== null && (
        <div className="col-span-full">
          <Captcha captcha={captcha} error={state.captchaError} />
        </div>
      )}
    </form>
  );
}
