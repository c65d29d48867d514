import { randomUUID } from "node:crypto";
import { readContactDetails, sendContact } from "@parution/contract/contact";
import { requireCaptcha } from "../captcha/index.ts";
import { queueMail } from "../mail/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { type Messages, tooManyAttempts } from "../platform/http/problems.ts";
import { countAttempt, networkOf } from "../platform/rate-limit.ts";

/** Messages that one address may send in an hour. */
const PER_HOUR = 10;
const HOUR = 3_600_000;

/**
 * Forwards a visitor's message to the address of the installation, never to one of the caller's. Its challenge is
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

/** Contact details of the publisher; empty where none are configured. */
export const readContactDetailsRoute = bind(readContactDetails, async ({ context, language }) => {
  const { publisher } = context.config;
  const desk = publisher?.contact;
  return {
    name: publisher?.legalName[language] ?? null,
    address: publisher?.address[language] ?? null,
    phone: desk?.phone ?? publisher?.phone ?? null,
    email: desk?.email ?? null,
    hours: (desk?.hours ?? []).map(({ days, hours }) => ({ days: days[language], hours })),
    networks: [...(desk?.networks ?? [])],
  };
});

export const contactRoutes: readonly Route[] = [sendContactRoute, readContactDetailsRoute];
