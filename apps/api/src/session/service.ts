import type { Context } from "../platform/context/index.ts";
import { ProblemError, tooManyAttempts } from "../platform/http/index.ts";
import { verifyPassword } from "../platform/password/index.ts";
import { countAttempt, forgiveAttempt } from "../platform/rate-limit/index.ts";
import { type Agent, type OpenedSession, openSession } from "../platform/session/index.ts";
import { limitsOf } from "./limits.ts";
import { findCredentials, noteLogin } from "./queries.ts";

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** Id of a browser that has signed in to this account before, or null. */
  readonly device: string | null;
  readonly address: string;
  readonly agent: Agent;
}

/**
 * Signs a user in. The same answer, after the same work, for an unknown address and a wrong password.
 * @throws ProblemError 401 when they do not match, 403 when the user is deactivated or its first password has run out, 429
 * after too many failures.
 */
export async function signIn(
  { db, clock, config }: Context,
  attempt: Attempt,
): Promise<OpenedSession & { readonly userId: number }> {
  const now = clock.now();
  const email = attempt.email.toLowerCase();
  const limits = limitsOf({ ...attempt, email });
  const wait = await countAttempt(db, limits, now);
  if (wait !== null) throw tooManyAttempts(wait);
  const user = await findCredentials(db, email);
  const matches = await verifyPassword(attempt.password, user?.password_hash ?? null);
  if (user === undefined || !matches) throw wrongCredentials();
  await forgiveAttempt(db, limits);
  if (!user.active) throw deactivated();
  if (hasRunOut(user, now)) throw firstPasswordRunOut();
  await noteLogin(db, user.id, now);
  const session = await openSession(db, user.id, config.sessionSecret, now, attempt.agent);
  return { userId: user.id, ...session };
}

/** How long a password lasts that somebody else chose, in milliseconds. */
const FIRST_PASSWORD_LASTS = 7 * 24 * 60 * 60 * 1000;

/** Whether a user has not changed its first password in time. */
export const hasRunOut = (
  user: {
    readonly must_change_password: boolean;
    readonly first_password_at: Date | null;
  },
  now: number,
): boolean =>
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

function deactivated(): ProblemError {
  return new ProblemError(403, "DEACTIVATED", {
    fr: "Ce compte est désactivé. Contactez le responsable de votre équipe.",
    ar: "هذا الحساب معطل. المرجو الاتصال بمسؤول فريقكم.",
  });
}
