import { randomUUID } from "node:crypto";
import { sendContact } from "@parution/contract/contact";
import { requireCaptcha } from "../captcha/index.ts";
import { queueMail } from "../mail/index.ts";
import { transaction } from "../platform/database/index.ts";
import { bind, type Messages, tooManyAttempts } from "../platform/http/index.ts";
import { countAttempt, networkOf } from "../platform/rate-limit/index.ts";

/** Messages that one address may send in an hour. */
const PER_HOUR = 10;
const HOUR = 3_600_000;

/**
 * Passes a visitor's message on to whom the installation names, never to whom a caller would (readings A5). Its challenge is
 * spent with the mail: a request sent twice brings one mail.
 */
export const sendContactRoute = bind(sendContact, async ({ context, address, language, input }) => {
  const { captcha, ...message } = input.body;
  const { db, clock, config } = context;
  const limit = { key: `contact:${networkOf(address)}`, attempts: PER_HOUR, window: HOUR };
  const wait = await countAttempt(db, [limit], clock.now());
  if (wait !== null) throw tooManyAttempts(wait);
  await transaction(db, async (tx) => {
    await requireCaptcha(tx, context, captcha);
    const mail = {
      to: config.mail.contactTo,
      language,
      template: "contact",
      data: message,
      key: `contact:${randomUUID()}`,
      replyTo: message.email,
    } as const;
    await queueMail(tx, mail, new Date(clock.now()));
  });
  return { status: 200, message: sent[language] };
});

const sent: Messages = {
  fr: "Votre message est parti. Nous vous répondons sous un jour ouvré.",
  ar: "أرسلت رسالتكم. سنجيبكم خلال يوم عمل واحد.",
};
