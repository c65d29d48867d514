import { randomUUID } from "node:crypto";
import type { CallInput, Language } from "@parution/contract/call";
import type { register, resendConfirmation } from "@parution/contract/registration";
import {
  guessedNames,
  keptOrigin,
  type RegistrationFaults,
  registrationFaults,
} from "@parution/rules/registration";
import type { Transaction } from "kysely";
import { requireCaptcha } from "../captcha/index.ts";
import { readTermsVersion } from "../contents/index.ts";
import { createLink, queueMail, replaceLink } from "../mail/index.ts";
import { hasAccounts } from "../newspaper/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { RegistrationTable } from "../platform/database/tables/registration.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, invalid, type Messages, type MessagesOf } from "../platform/http/problems.ts";
import { hashPassword, isCommonPassword } from "../platform/password.ts";
import { findPending, passwordFaultTexts } from "../session/index.ts";
import { limitOf, requireAttempt } from "./limits.ts";
import { findAwaited, findByAddress, insertRegistration } from "./queries.ts";

type Registration = CallInput<typeof register>["body"];

const DAY = 24 * 60 * 60 * 1000;

/** Lifetimes of a sign-up and of each link that confirms it, in milliseconds. */
const REGISTRATION_LASTS = 7 * DAY;
const CONFIRMATION_LASTS = DAY;

interface Caller {
  readonly address: string;
  readonly language: Language;
}

/**
 * Stores a sign-up until its address is confirmed, and mails the link. An address that has an account takes the same time and
 * has the same answer; its owner is mailed that there is an account (docs/domain/accounts.md#registration).
 * @returns the id of the sign-up.
 * @throws ProblemError 409 before the newspaper has its owner, 422 with each field at fault or without a captcha, 429 after too
 * many.
 */
export async function keepRegistration(
  context: Context,
  { captcha, ...input }: Registration,
  { address, language }: Caller,
): Promise<string> {
  const { db, clock } = context;
  const email = input.email.toLowerCase();
  await requireAttempt(context, limitOf.register(email, address));
  // Otherwise a visitor could sign up before the owner opens the one-time address.
  if (!(await hasAccounts(db))) throw notInstalled();
  await checkRegistration(context, { ...input, email });
  await requireCaptcha(db, context, captcha);
  const now = clock.now();
  const isPro = input.kind === "pro";
  const registration: RegistrationTable = {
    id: randomUUID(),
    email,
    language,
    account_kind: input.kind,
    company_name: isPro ? (input.companyName ?? "").trim() : "",
    ice: isPro ? (input.ice ?? "").replaceAll(/\s/g, "") : "",
    civility: input.civility,
    first_name: input.firstName.trim(),
    last_name: input.lastName.trim(),
    phone: input.phone,
    password_hash: await hashPassword(input.password),
    terms_version: input.termsVersion,
    origin: keptOrigin(input.origin),
    created_at: new Date(now),
    expires_at: new Date(now + REGISTRATION_LASTS),
  };
  await transaction(db, async (tx) => {
    await insertRegistration(tx, registration);
    await mailLink(tx, context, registration);
  });
  return registration.id;
}

/** Mails the link that confirms a registration, or that its address has an account: the same statements. */
async function mailLink(
  tx: Transaction<Database>,
  { config, clock }: Context,
  { id, email, language }: Pick<RegistrationTable, "id" | "email" | "language">,
): Promise<void> {
  const now = clock.now();
  const known = await findByAddress(tx, email);
  const link = {
    purpose: "registration",
    registration_id: id,
    lifetime: CONFIRMATION_LASTS,
  } as const;
  const linkId = await createLink(tx, config, link, now);
  const at = new Date(now);
  const key = `registration:${linkId}`;
  if (known === undefined) {
    const mail = { to: email, language, template: "registration-confirm" as const, key };
    await queueMail(tx, { ...mail, data: { linkId } }, at);
  } else {
    const data = { name: `${known.first_name} ${known.last_name}` };
    const mail = { to: email, language: known.language, template: "registration-known" as const };
    await queueMail(tx, { ...mail, data, key }, at);
  }
}

/**
 * Mails another link to an address that waits for its confirmation, for the password chosen for it. Answer and duration are the
 * same where there is none.
 * @throws ProblemError 429 after too many.
 */
export async function resend(
  context: Context,
  { email: enteredEmail, password }: CallInput<typeof resendConfirmation>["body"],
  { address }: Caller,
): Promise<void> {
  const email = enteredEmail.toLowerCase();
  await requireAttempt(context, limitOf.resend(email, address));
  const pending = await findPending(context, email, password);
  if (pending === null) return;
  await transaction(context.db, (tx) => mailLink(tx, context, pending));
}

/**
 * Mails another link in place of one whose letter was not delivered. Returns false where the sign-up has ended, or its address has an
 * account by now.
 */
export async function renewConfirmation(
  tx: Transaction<Database>,
  context: Context,
  { linkId, email }: { readonly linkId: string; readonly email: string },
): Promise<boolean> {
  const former = await replaceLink(tx, linkId);
  const now = new Date(context.clock.now());
  const registration = await findAwaited(tx, { id: former?.registration_id ?? null, email }, now);
  if (registration === undefined || (await findByAddress(tx, email)) !== undefined) return false;
  await mailLink(tx, context, registration);
  return true;
}

/** @throws ProblemError 422 with each field at fault. */
async function checkRegistration(context: Context, input: Registration): Promise<void> {
  const faults = registrationFaults(input);
  const password = faults.password ?? (await commonness(input));
  const isCurrent = input.termsVersion === (await readTermsVersion(context));
  const terms = isCurrent ? {} : { termsVersion: [texts.terms] };
  const fields: MessagesOf<typeof register> = {
    ...messagesOf(faults),
    ...(password === undefined ? {} : { password: [passwordFaultTexts[password]] }),
    ...terms,
  };
  if (Object.keys(fields).length > 0) throw invalid<typeof register>(fields);
}

const commonness = async (input: Registration): Promise<"guessable" | undefined> =>
  (await isCommonPassword(input.password, guessedNames(input))) ? "guessable" : undefined;

function messagesOf({ password: _, ...faults }: RegistrationFaults): MessagesOf<typeof register> {
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, [texts[fault]]]));
}

const notInstalled = () => conflict("NOT_INSTALLED", texts.notInstalled);

const texts = {
  notInstalled: {
    fr: "Ce journal n’est pas encore installé : revenez bientôt.",
    ar: "لم يكتمل تثبيت هذه الجريدة بعد: عودوا قريبا.",
  },
  missing: { fr: "Ce champ est obligatoire.", ar: "هذا الحقل إلزامي." },
  invalid: { fr: "Cette valeur n’est pas valable.", ar: "هذه القيمة غير صالحة." },
  ice: {
    fr: "Cet ICE n’est pas valable : vérifiez ses 15 chiffres.",
    ar: "رقم التعريف الموحد هذا غير صالح: تحققوا من أرقامه الخمسة عشر.",
  },
  terms: {
    fr: "Les conditions ont changé. Rechargez la page pour les lire.",
    ar: "تغيرت الشروط. أعيدوا تحميل الصفحة لقراءتها.",
  },
} as const satisfies Record<string, Messages>;
