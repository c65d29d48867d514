import { useLingui } from "@lingui/react/macro";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { GuardedForm } from "../../../shared/captcha/guarded-form/guarded-form.tsx";
import type { MessageFormState } from "../model/use-message-form.ts";

interface MessageFormProps {
  /** For the button that stands outside it. */
  id: string;
  state: MessageFormState;
}

/** The fields of a message, and the challenge once it is asked for. */
export function MessageForm({ id, state }: MessageFormProps) {
  const { t } = useLingui();
  const { errorOf } = state;
  return (
    <GuardedForm id={id} state={state} label={t`Contacter l’annonceur`}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          name="email"
          type="email"
          dir="ltr"
          required
          autoComplete="email"
          label={t`Votre adresse e-mail`}
          error={errorOf("email")}
        />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          label={t`Votre téléphone`}
          note={t`facultatif`}
          error={errorOf("phone")}
        />
      </div>
      <TextField name="subject" required dir="auto" label={t`Objet`} error={errorOf("subject")} />
      <TextArea name="message" required rows={6} label={t`Message`} error={errorOf("message")} />
    </GuardedForm>
  );
}
