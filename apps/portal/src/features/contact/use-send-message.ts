import { useClient } from "@parution/app/data/api-scope.tsx";
import type { LazyInput } from "@parution/contract/lazy";
import { sendContact } from "@parution/contract/lazy/contact";

type Message = Omit<LazyInput<typeof sendContact>["body"], "captcha">;

/** Sends a message to the publisher; returns the server's message. */
export function useSendMessage() {
  const client = useClient();
  return async (message: Message, captcha: string | null): Promise<string> => {
    const body = { ...message, ...(captcha === null ? {} : { captcha }) };
    return (await client.call(sendContact, { body })).message;
  };
}
