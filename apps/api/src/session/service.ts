import { creditTermsOf } from "@parution/rules/access";
import { readBalances, readCreditCondition } from "../ledger/index.ts";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type Messages, ProblemError, tooManyAttempts } from "../platform/http/problems.ts";
import { verifyPassword } from "../platform/password.ts";
import { countAttempt, forgiveAttempt, type Limit, networkOf } from "../platform/rate-limit.ts";
import type { Identity } from "../platform/session/identify.ts";
import { type Agent, type OpenedSession, openSession } from "../platform/session/sessions.ts";
import { findCredentials, noteLogin, readBusinessRow } from "./queries.ts";

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

/** Lifetime of a password chosen by another user, in milliseconds. */
const FIRST_PASSWORD_LASTS = 7 * 24 * 60 * 60 * 1000;

/** True when a user has not changed its first password in time. */
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

const QUARTER_HOUR = 15 * 60 * 1000;

/**
 * Failures that are borne in a quarter of an hour: from one network address, and for one account. A browser that has
 * signed in before is counted apart from all others, so that failing on purpose never locks an owner out.
 */
export function limitsOf({
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

/** Wrong current passwords allowed in a quarter of an hour, in all sessions of a user. */
export const passwordLimits = (userId: number): readonly Limit[] => [
  { key: `password:user:${userId}`, attempts: 10, window: QUARTER_HOUR },
];

const CEILING_EXCEEDED: Messages = {
  fr: "Plafond de crédit dépassé",
  ar: "تم تجاوز سقف الائتمان",
};

/** The caller's account: company, balances, credit terms. On account, the balance is the debt, below zero. */
export async function readAccount(db: Queries, identity: Identity, language: keyof Messages) {
  const { businessId } = identity;
  const row = await readBusinessRow(db, businessId);
  const { balance, freeBalance, owed } = await readBalances(db, businessId);
  const { exceeded } = await readCreditCondition(db, businessId);
  return {
    id: row.id,
    supportId: row.support_id,
    label: row.label,
    companyName: row.legal_name,
    address: row.address,
    phone: row.phone,
    type: row.type,
    kind: row.account_kind,
    sector: row.sector,
    manager: row.manager,
    ice: row.ice,
    tradeRegister: row.trade_register,
    invoiceTo: row.invoice_to,
    email: row.email,
    balance: creditTermsOf(identity).onAccount ? balance - owed : balance,
    freeBalance,
    creditAccount: row.credit_account,
    convention: row.convention,
    ceiling: { exceeded, message: exceeded ? CEILING_EXCEEDED[language] : null },
  };
}
