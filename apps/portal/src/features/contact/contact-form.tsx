import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { FormCaptcha, useFormCaptcha } from "@parution/app/form/form-captcha.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import type { LazyInput } from "@parution/contract/lazy";
import { sendContact } from "@parution/contract/lazy/contact";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { useState } from "react";

const empty = { name: "", email: "", subject: "", message: "" };

/** Form for a message to the publisher; shows the server's message in green once sent, in red on failure. */
export function ContactForm() {
  const { t } = useLingui();
  const send = useSendMessage();
  const [sent, setSent] = useState<string | null>(null);
  const form = useAppForm({
    defaultValues: empty,
    schema: async () => (await import("@parution/contract/contact")).typedContact,
    captcha: useFormCaptcha("always"),
    onSubmit: async (message, captcha) => {
      setSent(null);
      setSent(await send(message, captcha));
      return empty;
    },
  });
  return (
    <Form form={form} aria-label={t`Écrire un message`} className="flex min-w-0 flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field("name")} autoComplete="name" label={t`Nom et prénom`} />
        <TextField
          {...form.field("email")}
          type="email"
          autoComplete="email"
          dir="ltr"
          label={t`Adresse e-mail`}
        />
      </div>
      <TextField {...form.field("subject")} label={t`Objet`} />
      <TextArea {...form.field("message")} rows={7} label={t`Message`} />
      <FormCaptcha form={form} />
      <FormRefusal form={form} />
      {sent !== null && (
        <Alert tone="success" labels={{ tone: t`Succès` }}>
          {sent}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        className="sm:self-start"
        isPending={form.pending}
        pendingLabel={t`Envoi en cours`}
      >
        {t`Envoyer le message`}
      </Button>
    </Form>
  );
}

type Message = Omit<LazyInput<typeof sendContact>["body"], "captcha">;

/** Sends a message to the publisher; returns the server's message. */
function useSendMessage() {
  const client = useClient();
  return async (message: Message, captcha: string | null): Promise<string> => {
    const body = { ...message, ...(captcha === null ? {} : { captcha }) };
    return (await client.call(sendContact, { body })).message;
  };
}
