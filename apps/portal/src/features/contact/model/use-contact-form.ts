import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { useGuardedForm } from "../../../shared/captcha/guarded-form/use-guarded-form.ts";
import { contactFaults, readContact } from "./contact-message.ts";

const sendContact = callLater(() => import("@parution/contract/contact"), "sendContact");

/** A message to the publisher. */
export function useContactForm() {
  const client = useClient();
  return useGuardedForm({
    read: readContact,
    check: contactFaults,
    challenge: "always",
    async send(message, captcha) {
      const body = { ...message, ...(captcha === null ? {} : { captcha }) };
      return (await client.call(sendContact, { body })).message;
    },
  });
}
