import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { FormCaptcha } from "@parution/app/form/form-captcha.tsx";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import type { MessageFormState } from "./use-message-form.ts";

interface MessageFormProps {
  /** Id of the form, for a submit button outside it. */
  id: string;
  form: MessageFormState;
}

/** Fields of a message, with the captcha once the server asks for it. */
export function MessageForm({ id, form }: MessageFormProps) {
  const { t } = useLingui();
  return (
    <Form
      id={id}
      form={form}
      aria-label={t`Contacter l’annonceur`}
      className="flex min-w-0 flex-col gap-5"
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          {...form.field("email")}
          type="email"
          dir="ltr"
          required
          autoComplete="email"
          label={t`Votre adresse e-mail`}
        />
        <TextField
          {...form.field("phone")}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          label={t`Votre téléphone`}
          note={t`facultatif`}
        />
      </div>
      <TextField {...form.field("subject")} required dir="auto" label={t`Objet`} />
      <TextArea {...form.field("message")} required rows={6} label={t`Message`} />
      <FormCaptcha form={form} />
      <FormRefusal form={form} />
    </Form>
  );
}
