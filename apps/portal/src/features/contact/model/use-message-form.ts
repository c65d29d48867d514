import { useGuardedForm } from "../../../shared/captcha/guarded-form/use-guarded-form.ts";
import { useSendMessage } from "../api/use-send-message.ts";
import { messageFaults, readMessage } from "./message-values.ts";

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** A message to the publisher, with a challenge from the first on. */
export function useMessageForm() {
  const send = useSendMessage();
  return useGuardedForm({ read: readMessage, check: messageFaults, send, challenge: "always" });
}
