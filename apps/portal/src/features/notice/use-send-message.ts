import { useClient } from "@parution/app/data/api-scope.tsx";
import type { LazyInput } from "@parution/contract/lazy";
import { contactAdvertiser } from "@parution/contract/lazy/listing";
import { readPhone } from "@parution/rules/fields";

type Body = LazyInput<typeof contactAdvertiser>["body"];

interface Message extends Pick<Body, "email" | "subject" | "message"> {
  readonly phone?: string | undefined;
}

/** Sends a message to the advertiser of a published ad; returns the server's message. */
export function useSendMessage(noticeId: number) {
  const client = useClient();
  return async (message: Message, captcha: string | null): Promise<string> => {
    const phone = readPhone(message.phone ?? "");
    const answer = await client.call(contactAdvertiser, {
      params: { id: noticeId },
      body: {
        adId: noticeId,
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
