import { useFormCaptcha } from "@parution/app/form/form-captcha.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useState } from "react";
import { useSendMessage } from "./use-send-message.ts";

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** Form of a message to the advertiser. The server asks for a captcha from the second message on. */
export function useMessageForm(noticeId: number) {
  const send = useSendMessage(noticeId);
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
