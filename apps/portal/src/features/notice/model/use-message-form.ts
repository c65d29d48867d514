import { useGuardedForm } from "../../../shared/captcha/guarded-form/use-guarded-form.ts";
import { useSendMessage } from "../api/use-send-message.ts";
import { messageFaults, readMessage } from "./message-values.ts";

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** A message to the advertiser of a notice. The challenge comes when the server asks for it, from the second message on. */
export function useMessageForm(noticeId: number) {
  const send = useSendMessage(noticeId);
  return useGuardedForm({ read: readMessage, check: messageFaults, send, challenge: "onDemand" });
}
