import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { Captcha } from "../../../shared/captcha/captcha.tsx";
import type { ContactField } from "../model/contact-message.ts";
import { useContactForm } from "../model/use-contact-form.ts";

/** A message to the publisher: green when it has left, red with the server's words when not (specification 2, point 8). */
export function ContactForm() {
  const { t } = useLingui();
  const { form, captcha, pending, submit, faults, refusals, captchaMissing, notice } =
    useContactForm();
  const required = t`Ce champ est obligatoire`;
  const invalid: Readonly<Record<ContactField, string>> = {
    name: t`Ce nom est trop long`,
    email: t`Email invalide`,
    subject: t`Cet objet est trop long`,
    message: t`Ce message est trop long`,
  };
  const errorOf = (field: ContactField) =>
    faults[field] === "missing" ? required : faults[field] ? invalid[field] : refusals[field];
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Écrire un message`}
      className="flex min-w-0 flex-col gap-5"
      onSubmit={(event) => void submit(event)}
    >
      {notice?.tone === "success" && (
        <Alert tone="success" toneLabel={t`Succès`}>
          {notice.text}
        </Alert>
      )}
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
      <Captcha
        captcha={captcha}
        error={
          captchaMissing && captcha.payload === null ? t`Cochez la case de vérification` : undefined
        }
      />
      {notice?.tone === "danger" && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {notice.text}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        className="sm:self-start"
        pendingLabel={pending ? t`Envoi en cours` : undefined}
      >
        {t`Envoyer le message`}
      </Button>
    </form>
  );
}
