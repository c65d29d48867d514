import type { Insertable, Selectable, Transaction } from "kysely";
import type { PendingLoginTable, UserTable } from "../platform/database/tables/accounts.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** User and password hash for a login; undefined: unknown address. */
export function findCredentials(db: Queries, email: string) {
  return db
    .selectFrom("users")
    .where("email", "=", email)
    .select(["id", "password_hash", "active", "must_change_password", "first_password_at"])
    .executeTakeFirst();
}

/** The latest sign-up with an address that is not confirmed; undefined: none. */
export function findRegistration(db: Queries, email: string, now: number) {
  return db
    .selectFrom("registrations")
    .where("email", "=", email)
    .where("expires_at", ">", new Date(now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("mailed_links")
            .whereRef("registration_id", "=", "registrations.id")
            .where("used_at", "is not", null)
            .select("id"),
        ),
      ),
    )
    .select(["id", "email", "language", "password_hash"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Variant of {@link findCredentials} for a known user. */
export function findLogin(db: Queries, userId: number) {
  return db
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["active", "must_change_password", "first_password_at"])
    .executeTakeFirstOrThrow();
}

export async function insertPendingLogin(
  db: Queries,
  pending: Insertable<PendingLoginTable>,
): Promise<void> {
  await db.insertInto("pending_logins").values(pending).execute();
}

/** A login that waits for its factor, with its user; `first` is the password that was right. Undefined: none. */
export function findPendingLogin(db: Queries, hash: string) {
  return db
    .selectFrom("pending_logins as pending")
    .innerJoin("users", "users.id", "pending.user_id")
    .where("pending.hash", "=", hash)
    .select(["pending.user_id", "pending.expires_at", "pending.password_hash as first"])
    .select(["users.email", "users.password_hash", "users.active"])
    .select(["users.must_change_password", "users.first_password_at"])
    .executeTakeFirst();
}

/** Ends a waiting login; false when it was ended before. */
export async function takePendingLogin(db: Queries, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("pending_logins")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Notes the login of a user, whose password and activity stay as they are until the transaction ends; false, with nothing changed,
 * where one of them changed since it was checked.
 * @param passwordHash the one that was checked; null: none was.
 */
export async function noteLogin(
  tx: Transaction<Database>,
  userId: number,
  { now, passwordHash }: { readonly now: number; readonly passwordHash: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ last_login_at: new Date(now) })
    .where("id", "=", userId)
    .where("active", "=", true)
    .$if(passwordHash !== null, (update) => update.where("password_hash", "=", passwordHash ?? ""))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** User as shown to itself; undefined when there is none. */
export async function findUser(db: Queries, userId: number) {
  const row = await db.selectFrom("users").where("id", "=", userId).selectAll().executeTakeFirst();
  return row && toUser(row);
}

/** Variant of {@link findUser} for the signed-in user. */
export async function readUser(db: Queries, userId: number) {
  const user = await findUser(db, userId);
  if (user === undefined) throw new Error(`There is no user ${userId}.`);
  return user;
}

function toUser(row: Selectable<UserTable>) {
  return {
    id: row.id,
    businessId: row.business_id,
    firstName: row.first_name,
    lastName: row.last_name,
    civility: row.civility,
    email: row.email,
    phone: row.phone,
    birthDate: row.birth_date,
    postalCode: row.postal_code,
    cityId: row.city_id,
    otherCity: row.other_city,
    isParent: row.is_parent,
    roles: row.roles,
    clientHash: row.client_hash,
    photoUrl: row.photo_path,
    mustChangePassword: row.must_change_password,
  };
}

export function readBusinessRow(db: Queries, businessId: number) {
  return db
    .selectFrom("businesses")
    .where("id", "=", businessId)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Replaces the hash of a user's password; false, with nothing changed, when `stored` is no longer the user's. */
export async function updatePassword(
  db: Queries,
  userId: number,
  { stored, next, at }: { readonly stored: string; readonly next: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash: next, must_change_password: false, password_changed_at: at })
    .where("id", "=", userId)
    .where("password_hash", "=", stored)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the hash of a user's password without comparing the former one. */
export async function replacePassword(
  db: Queries,
  userId: number,
  next: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: next, must_change_password: false, password_changed_at: at })
    .where("id", "=", userId)
    .execute();
}
