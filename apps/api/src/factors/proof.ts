import {
  CODE_LENGTH,
  type removeAuthenticator,
  type startPasskey,
} from "@parution/contract/factors";
import type { changePassword } from "@parution/contract/session";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { invalid, type Messages } from "../platform/http/problems.ts";
import { verifyPassword } from "../platform/password.ts";
import { forgiveAttempt, type Limit, limitAttempt, networkOf } from "../platform/rate-limit.ts";
import type { Identity } from "../platform/session/identify.ts";
import { findPasswordTime } from "../platform/session/sessions.ts";
import { useAppCode } from "./authenticator.ts";
import type { PasskeyAnswer } from "./challenges.ts";
import { notifyProtection } from "./notify.ts";
import { notePasskeyUse, readAssertion, type SignedPasskey } from "./passkeys.ts";
import { countRecoveryCodes, findAuthenticator, listPasskeys, readPassword } from "./queries.ts";
import { useRecoveryCode } from "./recovery-codes.ts";

/** Factors that a user has besides the password. */
export interface Factors {
  readonly authenticator: boolean;
  readonly passkey: boolean;
  readonly recoveryCode: boolean;
}

/** Factors of a user; null: the password is enough. Recovery codes alone are none. */
export async function readFactorsOf(db: Queries, userId: number): Promise<Factors | null> {
  const app = await findAuthenticator(db, userId);
  const authenticator = app !== undefined && app.confirmed_at !== null;
  const passkey = (await listPasskeys(db, userId)).length > 0;
  if (!authenticator && !passkey) return null;
  return { authenticator, passkey, recoveryCode: (await countRecoveryCodes(db, userId)) > 0 };
}

const QUARTER_HOUR = 15 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Limits of wrong factors in the second step of a login, by account and by network. As with passwords, a browser that has
 * signed in before is counted apart, so that an attacker never locks an owner out.
 */
export const factorLimits = ({
  userId,
  device,
  address,
}: {
  readonly userId: number;
  readonly device: string | null;
  readonly address: string;
}): readonly Limit[] => {
  const caller = device === null ? `factor:account:${userId}` : `factor:device:${device}`;
  return [
    { key: caller, attempts: 10, window: QUARTER_HOUR },
    { key: `${caller}:day`, attempts: 40, window: DAY },
    networkLimit(address),
  ];
};

/** Limit of {@link factorLimits} that applies before the account is known. */
export const networkLimit = (address: string): Limit => ({
  key: `factor:address:${networkOf(address)}`,
  attempts: 50,
  window: QUARTER_HOUR,
});

/** Wrong current passwords allowed in a quarter of an hour, in all sessions of a user. */
const passwordLimits = (userId: number): readonly Limit[] => [
  { key: `password:user:${userId}`, attempts: 10, window: QUARTER_HOUR },
];

/**
 * Asks for the password of the user signed in, and returns its stored hash.
 * @param field of the call that has it
 * @throws ProblemError 422 when it is wrong, 429 after too many failures.
 */
export async function requirePassword(
  context: Context,
  userId: number,
  password: string,
  field: "password" | "current" = "password",
): Promise<string> {
  const limits = passwordLimits(userId);
  await limitAttempt(context.db, limits, context.clock.now());
  const { password_hash: stored } = await readPassword(context.db, userId);
  if (!(await verifyPassword(password, stored))) {
    throw invalid<typeof changePassword | typeof removeAuthenticator>({
      [field]: [texts.wrongPassword],
    });
  }
  await forgiveAttempt(context.db, limits);
  return stored;
}

/** Time after a login by password in which a user's first factor is added without it, in milliseconds. */
const FRESH = 10 * 60 * 1000;

type Caller = Pick<Identity, "userId" | "sessionId">;

/** True while a user who has no factor yet has just opened the session by the password. */
export async function isPasswordFresh(
  { db, clock }: Pick<Context, "db" | "clock">,
  { userId, sessionId }: Caller,
): Promise<boolean> {
  const typedAt = await findPasswordTime(db, sessionId);
  const isRecent = typedAt !== null && clock.now() - typedAt.getTime() < FRESH;
  return isRecent && (await readFactorsOf(db, userId)) === null;
}

/**
 * Asks for the password before a factor is added, unless the user has just signed in with it to add the first one.
 * @throws ProblemError as {@link requirePassword}; 422 too where it is missing.
 */
export async function requireFreshPassword(
  context: Context,
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) await requirePassword(context, caller.userId, password);
  else if (!(await isPasswordFresh(context, caller))) {
    throw invalid<typeof startPasskey>({ password: [texts.missingPassword] });
  }
}

/** Factor as sent by a form. */
export interface ShownFactor {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/** Proved factor, to be spent in the transaction of the protected change. */
export type ReadFactor =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "passkey"; readonly passkey: SignedPasskey };

/**
 * Asks for the password and a factor of the user signed in, before a change of their factors. @returns the factor, for {@link
 * useFactor}; null: the user has none.
 * @throws ProblemError 422 when one is wrong or missing, 429 after too many failures.
 */
export async function requireProof(
  context: Context,
  userId: number,
  { password, ...shown }: ShownFactor & { readonly password: string },
): Promise<ReadFactor | null> {
  await requirePassword(context, userId, password);
  if ((await readFactorsOf(context.db, userId)) === null) return null;
  await limitAttempt(context.db, proofLimits(userId), context.clock.now());
  if (shown.passkey !== undefined) {
    const passkey = await readAssertion(context, "proof", userId, shown.passkey);
    return { kind: "passkey", passkey };
  }
  if (shown.code === undefined)
    throw invalid<typeof removeAuthenticator>({ code: [texts.missingCode] });
  return { kind: "code", code: shown.code };
}

const proofLimits = (userId: number): readonly Limit[] => [
  { key: `factor:user:${userId}`, attempts: 10, window: QUARTER_HOUR },
];

/** Takes back the attempt that {@link requireProof} has counted. */
export const forgiveProof = (db: Queries, userId: number): Promise<void> =>
  forgiveAttempt(db, proofLimits(userId));

/**
 * Uses a factor of a user up, in a transaction: each code counts once. The use of a recovery code is mailed.
 * @throws ProblemError 422 when it is wrong or was used before.
 */
export async function useFactor(
  tx: Parameters<typeof notifyProtection>[0],
  context: Context,
  userId: number,
  factor: ReadFactor,
): Promise<void> {
  const now = context.clock.now();
  if (factor.kind === "passkey") return notePasskeyUse(tx, factor.passkey, now);
  const { code } = factor;
  const isOfApp = code.length === CODE_LENGTH;
  const isRight = isOfApp
    ? await useAppCode(tx, context, userId, code)
    : await useRecoveryCode(tx, userId, code, now);
  if (!isRight) throw isOfApp ? wrongCode() : wrongRecoveryCode();
  if (isOfApp) return;
  const left = await countRecoveryCodes(tx, userId);
  await notifyProtection(tx, userId, now, { change: "recovery-code-used", left });
}

export const wrongCode = () => invalid<typeof removeAuthenticator>({ code: [texts.wrongCode] });

const wrongRecoveryCode = () =>
  invalid<typeof removeAuthenticator>({ code: [texts.wrongRecoveryCode] });

const texts = {
  missingPassword: { fr: "Saisissez votre mot de passe.", ar: "أدخلوا كلمة السر." },
  wrongPassword: {
    fr: "Ce n’est pas votre mot de passe actuel.",
    ar: "هذه ليست كلمة السر الحالية.",
  },
  missingCode: {
    fr: "Saisissez un code de votre application, ou un code de secours.",
    ar: "أدخلوا رمزا من تطبيقكم، أو رمز استرجاع.",
  },
  wrongCode: {
    fr: "Ce code n’est pas valable, ou a déjà servi. Attendez le suivant.",
    ar: "هذا الرمز غير صالح أو سبق استعماله. انتظروا الرمز التالي.",
  },
  wrongRecoveryCode: {
    fr: "Ce code de secours n’est pas valable, ou a déjà servi. Prenez-en un autre.",
    ar: "رمز الاسترجاع هذا غير صالح أو سبق استعماله. استعملوا رمزا آخر.",
  },
} as const satisfies Record<string, Messages>;
