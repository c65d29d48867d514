import type { changeAddress } from "@parution/contract/own-account";
import type { Transaction } from "kysely";
import { DatabaseError } from "pg";
import { removeFactorsSince, requirePassword } from "../factors/index.ts";
import { createLink, endLinks, findLink, linkToken, queueMail, takeLink } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { LinkPurpose } from "../platform/database/tables/registration.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, invalid, type Messages } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { closeSessionsOf } from "../platform/session/sessions.ts";
import { findByAddress, limitOf, linkEnded, requireAttempt } from "../registration/index.ts";
import { replacePassword } from "../session/index.ts";
import { unknowableHash } from "./close.ts";
import { readAddressee, writeAddress } from "./queries.ts";

const HOUR = 60 * 60 * 1000;

/** Lifetimes of the link that confirms another address, and of the one that takes the former back; milliseconds. */
const CONFIRMATION_LASTS = 24 * HOUR;
const UNDO_LASTS = 72 * HOUR;
/** Lifetime of the link to another password, in milliseconds. */
const RECOVERY_LASTS = HOUR;

interface AddressChange {
  readonly email: string;
  readonly password: string;
}

/**
 * Mails a link to another address of the user's. One that has an account has the same answer after the same statements, and its
 * owner is mailed that there is an account.
 * @throws ProblemError 404 where an external site has the accounts, 422 for a wrong password and for the user's own address, 429
 * after too many.
 */
export async function askAddress(
  context: Context,
  { userId, name, language }: Identity,
  { email: enteredEmail, password }: AddressChange,
  network: string,
): Promise<void> {
  const { db, clock, config } = context;
  const email = enteredEmail.toLowerCase();
  await requireAttempt(context, limitOf.address(email, network));
  await requirePassword(context, userId, password);
  await transaction(db, async (tx) => {
    const now = clock.now();
    const known = await findByAddress(tx, email);
    if (known?.id === userId) throw invalid<typeof changeAddress>({ email: [own] });
    await endLinks(tx, userId, ["address"], now);
    const link = {
      purpose: "address",
      user_id: userId,
      email,
      lifetime: CONFIRMATION_LASTS,
    } as const;
    const linkId = await createLink(tx, config, link, now);
    const mail = { to: email, key: `address:${linkId}` };
    if (known === undefined) {
      const data = { name, linkId };
      await queueMail(tx, { ...mail, language, template: "address-confirm", data }, new Date(now));
    } else {
      const owner = { name: `${known.first_name} ${known.last_name}` };
      const information = {
        ...mail,
        language: known.language,
        template: "registration-known" as const,
      };
      await queueMail(tx, { ...information, data: owner }, new Date(now));
    }
  });
}

/**
 * Gives a user the address that a link confirms. The former address is mailed a link that takes it back.
 * @throws ProblemError 410 for a link that is not valid, 409 when the address has an account by now, 429 after too many.
 */
export async function confirm(context: Context, token: string, network: string): Promise<void> {
  const link = await requireLink(context, { purpose: "address", token, network });
  await follow(context, link, async (tx, { userId, email }) => {
    const now = context.clock.now();
    const former = await readAddressee(tx, userId);
    await writeAddress(tx, userId, email);
    await endLinks(tx, userId, ["recovery"], now);
    const undo = { purpose: "address-undo", user_id: userId, email: former.email } as const;
    const linkId = await createLink(tx, context.config, { ...undo, lifetime: UNDO_LASTS }, now);
    const mail = {
      to: former.email,
      language: former.language,
      template: "address-changed" as const,
      data: { name: former.name, email: veiled(email), linkId },
      key: `address-changed:${linkId}`,
    };
    await queueMail(tx, mail, new Date(now));
  });
}

/**
 * Gives a user the former address back. Nothing of the change is kept: every session ends, the password is no longer valid,
 * what was added to the second factors since the change and in the 72 hours before it is removed, and the user's other links
 * end. Those that take back a later change end as well, since they were mailed to the address of that change; the one of an
 * earlier change stays. The user is mailed which factors were removed and which are left.
 * @returns the token of a link to choose another password.
 * @throws ProblemError 410 for a link that is not valid, 409 when the address has another account by now, 429 after too many.
 */
export async function undo(context: Context, token: string, network: string): Promise<string> {
  const link = await requireLink(context, { purpose: "address-undo", token, network });
  const passwordHash = await unknowableHash();
  return follow(context, link, async (tx, { userId, email, linkedAt }) => {
    const now = context.clock.now();
    const at = new Date(now);
    await writeAddress(tx, userId, email);
    await endLinks(tx, userId, ["address", "recovery"], now);
    await endLinks(tx, userId, ["address-undo"], now, { since: linkedAt });
    await closeSessionsOf(tx, userId, now);
    // A session that changes the address may have added a factor first.
    const since = new Date(linkedAt.getTime() - UNDO_LASTS);
    const { lost, kept } = await removeFactorsSince(tx, userId, since);
    await replacePassword(tx, userId, passwordHash, at);
    const recovery = { purpose: "recovery", user_id: userId, lifetime: RECOVERY_LASTS } as const;
    const linkId = await createLink(tx, context.config, recovery, now);
    const { language, name } = await readAddressee(tx, userId);
    const mail = { to: email, language, template: "address-restored" as const };
    const key = `address-restored:${linkId}`;
    await queueMail(tx, { ...mail, data: { name, at: now, lost, kept }, key }, at);
    return linkToken(context.config, linkId);
  });
}

interface Following {
  readonly purpose: LinkPurpose;
  readonly token: string;
  readonly network: string;
}

/** @throws ProblemError 410 for a link that is not valid, 429 after too many. */
async function requireLink(
  context: Context,
  { purpose, token, network }: Following,
): Promise<string> {
  await requireAttempt(context, limitOf.token(network));
  const link = await findLink(context.db, purpose, token, context.clock.now());
  if (link === undefined || link.used_at !== null) throw linkEnded();
  return link.id;
}

interface Owner {
  readonly userId: number;
  readonly email: string;
  readonly linkedAt: Date;
}

/** Spends a link in the transaction of its work. */
async function follow<Outcome>(
  { db, clock }: Context,
  linkId: string,
  work: (tx: Transaction<Database>, owner: Owner) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await transaction(db, async (tx) => {
      const taken = await takeLink(tx, linkId, clock.now());
      if (taken?.user_id == null || taken.email === null) throw linkEnded();
      const owner = { userId: taken.user_id, email: taken.email, linkedAt: taken.created_at };
      return work(tx, owner);
    });
  } catch (error) {
    throw isTaken(error) ? addressTaken() : error;
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === "users_email_key";

/** `n…@exemple.ma`: enough for its owner to know it, in a mail that another person may read. */
const veiled = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.indexOf("@"))}`;

const addressTaken = () => conflict("ADDRESS_TAKEN", taken);

const own: Messages = {
  fr: "C’est déjà votre adresse.",
  ar: "هذا عنوانكم الحالي.",
};

const taken: Messages = {
  fr: "Cette adresse a déjà un autre compte.",
  ar: "لهذا العنوان حساب آخر.",
};
