import type { Insertable } from "kysely";
import type {
  AuthenticatorTable,
  PasskeyChallengeTable,
  PasskeyTable,
} from "../platform/database/tables/accounts.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Hash of a user's password, and when it was chosen. */
export function readPassword(db: Queries, userId: number) {
  return db
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["password_hash", "password_changed_at"])
    .executeTakeFirstOrThrow();
}

/** The authenticator app of a user, used or being set up; undefined: none. */
export function findAuthenticator(db: Queries, userId: number) {
  return db
    .selectFrom("authenticators")
    .where("user_id", "=", userId)
    .selectAll()
    .executeTakeFirst();
}

/** Writes a new key, unless the user has an app in use; false: it has. */
export async function insertAuthenticator(
  db: Queries,
  row: Insertable<AuthenticatorTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("authenticators")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret: row.secret, created_at: row.created_at })
        .where("authenticators.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Uses a code's step; false when it, or a later one, was used before. Only one of two equal codes is accepted. */
export async function useStep(db: Queries, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("authenticators")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function confirm(db: Queries, userId: number, at: Date): Promise<void> {
  await db
    .updateTable("authenticators")
    .set({ confirmed_at: at })
    .where("user_id", "=", userId)
    .execute();
}

/** False when there was none. */
export async function deleteAuthenticator(db: Queries, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("authenticators")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Passkeys of a user, the oldest first. */
export function listPasskeys(db: Queries, userId: number) {
  return db
    .selectFrom("passkeys")
    .where("user_id", "=", userId)
    .selectAll()
    .orderBy("id")
    .execute();
}

/** A passkey by its own id, with its user's login; undefined: unknown. */
export function findPasskey(db: Queries, credential: string) {
  return db
    .selectFrom("passkeys")
    .innerJoin("users", "users.id", "passkeys.user_id")
    .where("credential", "=", credential)
    .selectAll("passkeys")
    .select(["users.email", "users.active"])
    .executeTakeFirst();
}

/** False when its own id is known already. */
export async function insertPasskey(
  db: Queries,
  passkey: Insertable<PasskeyTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Notes a use and the counter that came with it; false when the counter was reached before, which a copy would do too.
 * Passkeys that do not count answer 0 always.
 */
export async function usePasskey(
  db: Queries,
  id: number,
  { counter, at }: { readonly counter: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ counter, used_at: at })
    .where("id", "=", id)
    .where((eb) => (counter === 0 ? eb("counter", "=", 0) : eb("counter", "<", counter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes one passkey of a user, and returns its name; undefined: none. */
export function deletePasskey(db: Queries, userId: number, id: number) {
  return db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
}

export async function deletePasskeys(db: Queries, userId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes what was added to the factors of a user since an instant, an app that is being set up included. */
export async function deleteSince(db: Queries, userId: number, since: Date) {
  const apps = await db
    .deleteFrom("authenticators")
    .where("user_id", "=", userId)
    .where((eb) => eb(eb.fn.coalesce("confirmed_at", "created_at"), ">=", since))
    .returning("confirmed_at")
    .execute();
  const passkeys = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("created_at", ">=", since)
    .returning(["id", "name"])
    .execute();
  const codes = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("created_at", ">=", since)
    .returning("user_id")
    .execute();
  return {
    authenticator: apps.some(({ confirmed_at }) => confirmed_at !== null),
    passkeys: passkeys.toSorted((a, b) => a.id - b.id).map(({ name }) => name),
    recoveryCodes: codes.length > 0,
  };
}

export async function insertChallenge(
  db: Queries,
  challenge: Insertable<PasskeyChallengeTable>,
): Promise<void> {
  await db.insertInto("passkey_challenges").values(challenge).execute();
}

/** Removes and returns a challenge, which takes one answer. */
export function takeChallenge(db: Queries, id: string) {
  return db
    .deleteFrom("passkey_challenges")
    .where("id", "=", id)
    .returning(["challenge", "purpose", "user_id", "expires_at"])
    .executeTakeFirst();
}

/** Replaces the recovery codes of a user. */
export async function replaceRecoveryCodes(
  db: Queries,
  userId: number,
  hashes: readonly string[],
  at: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  const rows = hashes.map((hash) => ({ user_id: userId, hash, created_at: at }));
  await db.insertInto("recovery_codes").values(rows).execute();
}

export async function deleteRecoveryCodes(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** Spends a recovery code; false when it is none of the user's, or was used before. */
export async function spendRecoveryCode(
  db: Queries,
  userId: number,
  hash: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: at })
    .where("user_id", "=", userId)
    .where("hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Queries, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .executeTakeFirstOrThrow();
  return left;
}
