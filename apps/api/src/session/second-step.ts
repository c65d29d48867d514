import { createHash, randomBytes } from "node:crypto";
import {
  type Factors,
  factorLimits,
  networkLimit,
  type PasskeyAnswer,
  type ReadFactor,
  readAssertion,
  startAssertion,
  useFactor,
} from "../factors/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { type Messages, ProblemError } from "../platform/http/problems.ts";
import { forgiveAttempt, limitAttempt, networkOf } from "../platform/rate-limit.ts";
import type { Agent } from "../platform/session/agent.ts";
import { cookie, readCookie, secureName } from "../platform/session/cookies.ts";
import { readDevice } from "../platform/session/known-browser.ts";
import { type OpenedSession, openSession } from "../platform/session/sessions.ts";
import { requireUsable } from "./login.ts";
import {
  findLogin,
  findPendingLogin,
  insertPendingLogin,
  noteLogin,
  takePendingLogin,
} from "./queries.ts";

/** Time for the second step, in milliseconds. */
const LIFETIME = 5 * 60 * 1000;

/** A caller of the second step. */
export interface Caller {
  readonly headers: Headers;
  readonly address: string;
  readonly agent: Agent;
  /** Sent by a client without cookies. */
  readonly token?: string | undefined;
}

/**
 * The answer to a right password of a user with factors: a token for the second step, which is no session. A browser receives
 * it in a cookie alone.
 */
export async function secondStepOf(
  { db, clock, config }: Context,
  user: { readonly userId: number; readonly passwordHash: string; readonly inBrowser: boolean },
  factors: Factors,
): Promise<ProblemError> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = clock.now() + LIFETIME;
  await insertPendingLogin(db, {
    hash: hashOf(token),
    user_id: user.userId,
    password_hash: user.passwordHash,
    expires_at: new Date(expiresAt),
  });
  const { authenticator, passkey, recoveryCode } = factors;
  const step = { expiresAt, authenticator, passkey, recoveryCode };
  const { publicUrl } = config;
  return new ProblemError(403, "SECOND_FACTOR", texts.secondFactor, undefined, {
    details: { secondStep: user.inBrowser ? step : { token, ...step } },
    headers: { "Set-Cookie": cookie(cookieName(publicUrl), token, LIFETIME, publicUrl) },
  });
}

/**
 * Finishes a login with a code.
 * @throws ProblemError 401 when its first step was too long ago, 422 when the code is wrong, 429 after too many failures.
 */
export async function finishWithCode(context: Context, caller: Caller, code: string) {
  const pending = await requirePending(context, caller);
  return finish(context, caller, pending, { kind: "code", code });
}

/** A challenge for a passkey of the user whose password was right; for any passkey where it is no second step. */
export async function challengeFor(context: Context, caller: Caller, isSecond: boolean) {
  const limit = {
    key: `passkey:challenge:${networkOf(caller.address)}`,
    attempts: 60,
    window: 60_000,
  };
  await limitAttempt(context.db, [limit], context.clock.now());
  if (!isSecond) return startAssertion(context, "login", null);
  const { userId } = await requirePending(context, caller);
  return startAssertion(context, "second", userId);
}

/**
 * Finishes a login with a passkey; without a first step the passkey alone signs in, and must have verified its user.
 * @throws ProblemError 401, 403, 422, 429
 */
export async function finishWithPasskey(
  context: Context,
  caller: Caller,
  assertion: PasskeyAnswer,
  isSecond: boolean,
) {
  if (isSecond) {
    const pending = await requirePending(context, caller);
    await limitAttempt(context.db, await limitsFor(context, caller, pending), context.clock.now());
    const passkey = await readAssertion(context, "second", pending.userId, assertion);
    return open(context, caller, pending, { kind: "passkey", passkey });
  }
  const limit = networkLimit(caller.address);
  await limitAttempt(context.db, [limit], context.clock.now());
  const passkey = await readAssertion(context, "login", null, assertion);
  await forgiveAttempt(context.db, [limit]);
  const user = await findLogin(context.db, passkey.userId);
  requireUsable(user, context.clock.now());
  return open(
    context,
    caller,
    { ...passkey, hash: null, passwordHash: null },
    { kind: "passkey", passkey },
  );
}

/** A login that waits for its factor. */
interface Pending {
  readonly userId: number;
  readonly email: string;
  /** Null for a login without a first step. */
  readonly hash: string | null;
  readonly passwordHash: string | null;
}

async function requirePending(
  { db, clock, config }: Context,
  { headers, token }: Caller,
): Promise<Pending> {
  const shown = token ?? readCookie(headers, cookieName(config.publicUrl));
  const hash = shown === null ? null : hashOf(shown);
  const pending = hash === null ? undefined : await findPendingLogin(db, hash);
  if (pending === undefined || pending.expires_at.getTime() <= clock.now()) throw expired();
  if (pending.first !== pending.password_hash) throw expired();
  requireUsable(pending, clock.now());
  const { user_id: userId, email, first: passwordHash } = pending;
  return { userId, email, hash, passwordHash };
}

async function limitsFor(context: Context, { headers, address }: Caller, pending: Pending) {
  const device = await readDevice(headers, pending.email, context.config, context.clock.now());
  return factorLimits({ userId: pending.userId, device, address });
}

async function finish(context: Context, caller: Caller, pending: Pending, factor: ReadFactor) {
  const limits = await limitsFor(context, caller, pending);
  await limitAttempt(context.db, limits, context.clock.now());
  const opened = await open(context, caller, pending, factor);
  await forgiveAttempt(context.db, limits);
  return opened;
}

/** Spends the factor and opens the session in one transaction; a first step opens one session at most. */
function open(
  context: Context,
  { agent }: Caller,
  { userId, email, hash, passwordHash }: Pending,
  factor: ReadFactor,
): Promise<OpenedSession & { readonly userId: number; readonly email: string }> {
  const now = context.clock.now();
  return transaction(context.db, async (tx) => {
    await useFactor(tx, context, userId, factor);
    if (hash !== null && !(await takePendingLogin(tx, hash))) throw expired();
    if (!(await noteLogin(tx, userId, { now, passwordHash }))) throw expired();
    const session = await openSession(tx, userId, context.config.sessionSecret, now, agent, {
      factor: true,
    });
    return { userId, email, ...session };
  });
}

const cookieName = (publicUrl: string): string => secureName("parution-login", publicUrl);

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

const expired = () => new ProblemError(401, "LOGIN_EXPIRED", texts.expired);

const texts = {
  secondFactor: {
    fr: "Confirmez votre connexion par votre second facteur.",
    ar: "أكدوا الدخول بالعامل الثاني.",
  },
  expired: {
    fr: "Cette connexion a expiré. Saisissez à nouveau votre mot de passe.",
    ar: "انتهت صلاحية محاولة الدخول. أدخلوا كلمة السر من جديد.",
  },
} as const satisfies Record<string, Messages>;
