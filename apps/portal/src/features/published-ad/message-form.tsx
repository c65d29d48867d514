import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { FormCaptcha, useFormCaptcha } from "@parution/app/form/form-captcha.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import type { LazyInput } from "@parution/contract/lazy";
import { contactAdvertiser } from "@parution/contract/lazy/listing";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { readPhone } from "@parution/rules/fields";
import { useState } from "react";

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** Form of a message to the advertiser. The server asks for a captcha from the second message on. */
export function useMessageForm(publishedAdId: number) {
  const send = useSendMessage(publishedAdId);
  const [sent, setSent] = useState<string | null>(null);
  const form = useAppForm({
    defaultValues: { email: "", phone: "", subject: "", message: "" },
    schema: async () => (await import("@parution/contract/listing")).typedMessage,
    captcha: useFormCaptcha("onDemand"),
    onSubmit: async (message, captcha) => {
      setSent(await send(message, captcha));
    },
  });
  return { ...form, sent };
}

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

type Body = LazyInput<typeof contactAdvertiser>["body"];

interface Message extends Pick<Body, "email" | "subject" | "message"> {
  readonly phone?: string | undefined;
}

/** Sends a message to the advertiser of a published ad; returns the server's message. */
function useSendMessage(publishedAdId: number) {
  const client = useClient();
  return async (message: Message, captcha: string | null): Promise<string> => {
    const phone = readPhone(message.phone ?? "");
    const answer = await client.call(contactAdvertiser, {
      params: { id: publishedAdId },
      body: {
        adId: publishedAdId,
        email: message.email,
        subject: message.subject,
        message: message.message,
        ...(phone === null ? {} : { phone }),
        ...(captcha === null ? {} : { captcha }),
      },
    });
    return answer.message;
  };
}
