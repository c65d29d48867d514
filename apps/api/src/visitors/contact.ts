import { randomUUID } from "node:crypto";
import { readContactDetails, sendContact } from "@parution/contract/contact";
import { requireCaptcha } from "../captcha/index.ts";
import { installedPublisher, readPart } from "../contents/index.ts";
import { queueMail } from "../mail/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import type { Messages } from "../platform/http/problems.ts";
import { limitAttempt, networkOf } from "../platform/rate-limit.ts";
import { insertMessage } from "./message-queries.ts";

/** Messages that one address may send in an hour. */
const PER_HOUR = 10;
const HOUR = 3_600_000;

/**
 * Keeps a visitor's message for the desk, and forwards it to the address of the installation, never to one of the caller's. Its
 * challenge is spent with both: a request sent twice brings one message.
 */
const sendContactRoute = bind(sendContact, async ({ context, address, language, input }) => {
  const { captcha, ...message } = input.body;
  const { db, clock, config } = context;
  const limit = { key: `contact:${networkOf(address)}`, attempts: PER_HOUR, window: HOUR };
  await limitAttempt(db, [limit], clock.now());
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
    const received_at = new Date(clock.now());
    await insertMessage(tx, { ...message, language, received_at });
    await queueMail(tx, mail, received_at);
  });
  return { status: 200, message: sent[language] };
});

const sent: Messages = {
  fr: "Votre message est parti. Nous vous répondons sous un jour ouvré.",
  ar: "أرسلت رسالتكم. سنجيبكم خلال يوم عمل واحد.",
};

/** Contact details of the publisher: those kept at the desk, else the configured ones; empty where there are none. */
const readContactDetailsRoute = bind(readContactDetails, async ({ context, language }) => {
  const { publisher } = context.config;
  const kept = (await readPart(context, "publisher")) ?? installedPublisher(context.config);
  return {
    name: publisher?.legalName[language] ?? null,
    address: kept?.address[language] ?? publisher?.address[language] ?? null,
    phone: kept?.phone ?? publisher?.phone ?? null,
    email: kept?.email ?? null,
    hours: (kept?.hours ?? []).map(({ days, hours }) => ({ days: days[language], hours })),
    networks: [...(kept?.networks ?? [])],
    agencies: (kept?.agencies ?? []).map(({ name, address, city, phone, hours }) => ({
      name: name[language],
      address: address[language],
      city: city[language],
      phone,
      hours: hours[language],
    })),
  };
});

export const contactRoutes: readonly Route[] = [sendContactRoute, readContactDetailsRoute];
