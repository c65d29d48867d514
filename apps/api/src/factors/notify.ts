import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { addresseeOf, type Letters, queueMail } from "../mail/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { unauthenticated } from "../platform/http/problems.ts";
import { closeSessionsOf, noteSecondFactor } from "../platform/session/sessions.ts";
import {
  countRecoveryCodes,
  deleteAuthenticator,
  deletePasskeys,
  deleteRecoveryCodes,
  deleteSince,
  findAuthenticator,
  listPasskeys,
} from "./queries.ts";

type Change = Omit<Letters["protection-changed"], "name" | "at">;

/** Mails a user that their second factors have changed, or that a recovery code was used. */
export async function notifyProtection(
  tx: Transaction<Database>,
  userId: number,
  at: number,
  change: Change,
): Promise<void> {
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  const { name, ...address } = reader;
  const key = `protection-changed:${userId}:${randomUUID()}`;
  const data = { ...change, name, at };
  await queueMail(tx, { ...address, template: "protection-changed", data, key }, new Date(at));
}

/**
 * Effects of the addition of a factor: other sessions that have not shown one end, so that a user who signed in by the password
 * alone stays outside, and the user is notified by mail.
 * @throws ProblemError 401 when the session of the addition was ended meanwhile.
 */
export async function afterAddition(
  tx: Transaction<Database>,
  userId: number,
  at: number,
  { except, ...change }: Change & { readonly except: string },
): Promise<void> {
  // A call that ends the sessions removes what was added in them: nothing may come after.
  if (!(await noteSecondFactor(tx, except, at))) throw unauthenticated();
  await closeSessionsOf(tx, userId, at, { except, without: "factor" });
  await notifyProtection(tx, userId, at, change);
}

/**
 * Effects of the removal of a factor: every other session ends, recovery codes go with the last factor, and the user is
 * notified by mail.
 * @param except the session that is kept; null: none
 */
export async function afterRemoval(
  tx: Transaction<Database>,
  userId: number,
  at: number,
  { except, ...change }: Change & { readonly except: string | null },
): Promise<void> {
  await deleteIdleCodes(tx, userId);
  await closeSessionsOf(tx, userId, at, { except });
  await notifyProtection(tx, userId, at, change);
}

/** Deletes the recovery codes of a user who has no factor left. */
async function deleteIdleCodes(tx: Transaction<Database>, userId: number): Promise<void> {
  const hasApp = (await findAuthenticator(tx, userId))?.confirmed_at != null;
  const isLast = !hasApp && (await listPasskeys(tx, userId)).length === 0;
  if (isLast) await deleteRecoveryCodes(tx, userId);
}

/** Counts of what {@link removeFactors} has removed. */
export interface RemovedFactors {
  readonly authenticators: number;
  readonly passkeys: number;
}

/**
 * Removes every second factor of a user who has lost them, for an operator who has verified their identity. All sessions end,
 * and the user is notified by mail.
 */
export async function removeFactors(
  tx: Transaction<Database>,
  userId: number,
  at: number,
): Promise<RemovedFactors> {
  const authenticators = (await deleteAuthenticator(tx, userId)) ? 1 : 0;
  const passkeys = await deletePasskeys(tx, userId);
  if (authenticators + passkeys > 0) {
    await afterRemoval(tx, userId, at, { change: "factors-removed", except: null });
  }
  return { authenticators, passkeys };
}

/**
 * Removes the second factors and recovery codes that were added to an account since an instant. Its sessions have ended
 * before, in the same transaction.
 * @returns what was removed and what is left, passkeys by name.
 */
export async function removeFactorsSince(tx: Transaction<Database>, userId: number, since: Date) {
  const lost = await deleteSince(tx, userId, since);
  await deleteIdleCodes(tx, userId);
  const app = await findAuthenticator(tx, userId);
  const kept = {
    authenticator: app !== undefined && app.confirmed_at !== null,
    passkeys: (await listPasskeys(tx, userId)).map(({ name }) => name),
    recoveryCodes: (await countRecoveryCodes(tx, userId)) > 0,
  };
  return { lost, kept };
}
