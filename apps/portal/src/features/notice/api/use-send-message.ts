import { readPhone } from "@parution/rules/team";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import type { MessageValues } from "../model/message-values.ts";

const contactAdvertiser = callLater(
  () => import("@parution/contract/listing"),
  "contactAdvertiser",
);

/** Passes a message on to the advertiser of a notice; answers the server's words. */
export function useSendMessage(noticeId: number) {
  const client = useClient();
  return async (values: MessageValues, captcha: string | null): Promise<string> => {
    const phone = readPhone(values.phone);
    const { message } = await client.call(contactAdvertiser, {
      params: { id: noticeId },
      body: {
        adId: noticeId,
        email: values.email,
        subject: values.subject,
        message: values.message,
        ...(phone === null ? {} : { phone }),
        ...(captcha === null ? {} : { captcha }),
      },
    });
    return message;
  };
}
