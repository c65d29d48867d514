import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import type { MessageValues } from "../model/message-values.ts";

const sendContact = callLater(() => import("@parution/contract/contact"), "sendContact");

/** Passes a message on to the publisher; answers the server's words. */
export function useSendMessage() {
  const client = useClient();
  return async (values: MessageValues, captcha: string | null): Promise<string> => {
    const body = { ...values, ...(captcha === null ? {} : { captcha }) };
    return (await client.call(sendContact, { body })).message;
  };
}
