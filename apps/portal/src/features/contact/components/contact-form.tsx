import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { GuardedForm } from "../../../shared/captcha/guarded-form/guarded-form.tsx";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { type MessageFormState, useMessageForm } from "../model/use-message-form.ts";

/** A message to the publisher: green when it has left, red with the server's words when not (specification 2, point 8). */
export function ContactForm() {
  const { t } = useLingui();
  const state = useMessageForm();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {state.sent !== null && (
        <Alert tone="success" toneLabel={t`Succès`}>
          {state.sent}
        </Alert>
      )}
      <GuardedForm
        state={state}
        label={t`Écrire un message`}
        action={
          <Button
            type="submit"
            variant="primary"
            className="sm:self-start"
            pendingLabel={state.pending ? t`Envoi en cours` : undefined}
          >
            {t`Envoyer le message`}
          </Button>
        }
      >
        <Fields errorOf={state.errorOf} />
      </GuardedForm>
    </div>
  );
}

function Fields({ errorOf }: Pick<MessageFormState, "errorOf">) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          autoComplete="name"
          label={t`Nom et prénom`}
          error={errorOf("name")}
        />
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          label={t`Adresse e-mail`}
          error={errorOf("email")}
        />
      </div>
      <TextField name="subject" label={t`Objet`} error={errorOf("subject")} />
      <TextArea name="message" rows={7} label={t`Message`} error={errorOf("message")} />
    </>
  );
}
