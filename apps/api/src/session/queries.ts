import type { Selectable } from "kysely";
import type { UserTable } from "../platform/database/tables/accounts.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Facts of a user for the login; undefined: unknown address. */
export function findCredentials(db: Queries, email: string) {
  return db
    .selectFrom("users")
    .where("email", "=", email)
    .select(["id", "password_hash", "active", "must_change_password", "first_password_at"])
    .executeTakeFirst();
}

export async function readPasswordHash(db: Queries, userId: number): Promise<string> {
  const row = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .select("password_hash")
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

export async function noteLogin(db: Queries, userId: number, now: number): Promise<void> {
  await db
    .updateTable("users")
    .set({ last_login_at: new Date(now) })
    .where("id", "=", userId)
    .execute();
}

/** A user as it is shown to itself; undefined when there is none. */
export async function findUser(db: Queries, userId: number) {
  const row = await db.selectFrom("users").where("id", "=", userId).selectAll().executeTakeFirst();
  return row && toUser(row);
}

/** As {@link findUser}, of a user that is there: the one signed in. */
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
  { stored, next }: { readonly stored: string; readonly next: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash: next, must_change_password: false })
    .where("id", "=", userId)
    .where("password_hash", "=", stored)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
