import { rememberLanguage } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { RequestFacts } from "../platform/http/bind.ts";
import { ProblemError } from "../platform/http/problems.ts";
import { verifyPassword } from "../platform/password.ts";
import { forgiveAttempt, type Limit, limitAttempt, networkOf } from "../platform/rate-limit.ts";
import type { Agent } from "../platform/session/agent.ts";
import { sessionCookie } from "../platform/session/cookies.ts";
import { deviceCookie } from "../platform/session/known-browser.ts";
import { type OpenedSession, openSession } from "../platform/session/sessions.ts";
import { findCredentials, findRegistration, noteLogin, readUser } from "./queries.ts";

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** Id of a browser that has signed in to this account before, or null. */
  readonly device: string | null;
  readonly address: string;
}

/** A user whose password was right. */
export interface Credentialed {
  readonly userId: number;
  readonly passwordHash: string;
}

/**
 * Checks the password of a user who signs in. The same answer, after the same work, for an unknown address and a wrong
 * password; so is the one for the password of a sign-up that is not confirmed, whether its address has an account or not.
 * @throws ProblemError 401 when they do not match, 403 when the user is deactivated or its first password has run out, 429
 * after too many failures.
 */
export async function checkCredentials(
  { db, clock }: Context,
  attempt: Attempt,
): Promise<Credentialed> {
  const now = clock.now();
  const email = attempt.email.toLowerCase();
  const limits = limitsOf({ ...attempt, email });
  await limitAttempt(db, limits, now);
  const user = await findCredentials(db, email);
  const matches = await verifyPassword(attempt.password, user?.password_hash ?? null);
  if (user === undefined || !matches) {
    const pending = await findPending({ db, clock }, email, attempt.password);
    throw pending === null ? wrongCredentials() : unconfirmed();
  }
  await forgiveAttempt(db, limits);
  requireUsable(user, now);
  return { userId: user.id, passwordHash: user.password_hash };
}

/**
 * Opens the session of a user who needs no second factor.
 * @param byPassword true where the user has just typed it.
 * @throws ProblemError 401 where the password was changed, or the user deactivated, since it was checked.
 */
export function signIn(
  { db, clock, config }: Context,
  { userId, passwordHash }: Credentialed,
  agent: Agent,
  byPassword: boolean,
): Promise<OpenedSession> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    if (!(await noteLogin(tx, userId, { now, passwordHash }))) throw wrongCredentials();
    return openSession(tx, userId, config.sessionSecret, now, agent, { password: byPassword });
  });
}

/** A session that has just been opened, with its user. */
export interface OpenedLogin extends OpenedSession {
  readonly userId: number;
  readonly email: string;
}

/** Answer of a login, with the cookies for a browser. */
export async function answerLogin(
  { context, headers, answerHeaders, language }: RequestFacts,
  { userId, email, token, expiresAt }: OpenedLogin,
) {
  const { config, clock, db } = context;
  await rememberLanguage(db, userId, language);
  const lifetime = expiresAt - clock.now();
  answerHeaders.append("Set-Cookie", sessionCookie(token, lifetime, config.publicUrl));
  answerHeaders.append("Set-Cookie", await deviceCookie(email, config, clock.now()));
  const user = await readUser(db, userId);
  return isBrowser(headers) ? { user, expiresAt } : { token, user, expiresAt };
}

/** Browsers announce themselves by `Sec-Fetch-Site`; their scripts never receive the token. */
export const isBrowser = (headers: Headers): boolean =>
  headers.has("origin") || headers.has("sec-fetch-site");

/** @throws ProblemError 403 when a user is deactivated or its first password has run out. */
export function requireUsable(
  user: FirstPassword & { readonly active: boolean },
  now: number,
): void {
  if (!user.active) throw deactivated();
  if (hasRunOut(user, now)) throw firstPasswordRunOut();
}

interface FirstPassword {
  readonly must_change_password: boolean;
  readonly first_password_at: Date | null;
}

/**
 * The sign-up that awaits the confirmation of an address, for the password chosen in it; null: none. Takes the same time in
 * every case.
 */
export async function findPending(
  { db, clock }: Pick<Context, "db" | "clock">,
  email: string,
  password: string,
) {
  const pending = await findRegistration(db, email, clock.now());
  const matches = await verifyPassword(password, pending?.password_hash ?? null);
  return pending !== undefined && matches ? pending : null;
}

/** Lifetime of a password chosen by another user, in milliseconds. */
const FIRST_PASSWORD_LASTS = 7 * 24 * 60 * 60 * 1000;

/** True when a user has not changed its first password in time. */
export const hasRunOut = (user: FirstPassword, now: number): boolean =>
  user.must_change_password &&
  user.first_password_at !== null &&
  user.first_password_at.getTime() + FIRST_PASSWORD_LASTS <= now;

function firstPasswordRunOut(): ProblemError {
  return new ProblemError(403, "FIRST_PASSWORD_EXPIRED", {
    fr: "Ce premier mot de passe a expiré. Demandez au responsable de votre équipe de vous ajouter à nouveau.",
    ar: "انتهت صلاحية كلمة السر الأولى. المرجو أن تطلبوا من مسؤول فريقكم إضافتكم من جديد.",
  });
}

function wrongCredentials(): ProblemError {
  return new ProblemError(401, "WRONG_CREDENTIALS", {
    fr: "Email ou mot de passe incorrect.",
    ar: "البريد الإلكتروني أو كلمة السر غير صحيحة.",
  });
}

function unconfirmed(): ProblemError {
  return new ProblemError(403, "ADDRESS_UNCONFIRMED", {
    fr: "Votre adresse n’est pas encore confirmée : ouvrez le lien du message que vous avez reçu.",
    ar: "لم يتم تأكيد عنوانكم بعد: افتحوا الرابط الموجود في الرسالة التي توصلتم بها.",
  });
}

function deactivated(): ProblemError {
  return new ProblemError(403, "DEACTIVATED", {
    fr: "Ce compte est désactivé. Contactez le responsable de votre équipe.",
    ar: "هذا الحساب معطل. المرجو الاتصال بمسؤول فريقكم.",
  });
}

const QUARTER_HOUR = 15 * 60 * 1000;

/**
 * Limits of failures in a quarter of an hour: by network address and by account. A browser that has signed in before is counted
 * apart from all others, so that an attacker never locks an owner out.
 */
function limitsOf({
  email,
  device,
  address,
}: {
  readonly email: string;
  readonly device: string | null;
  readonly address: string;
}): readonly Limit[] {
  const who = device === null ? `login:account:${email}` : `login:device:${device}`;
  return [
    { key: who, attempts: 10, window: QUARTER_HOUR },
    { key: `login:address:${networkOf(address)}`, attempts: 50, window: QUARTER_HOUR },
  ];
}
