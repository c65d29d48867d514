import type { Queries } from "../platform/database/index.ts";

/** What a login needs of a user; undefined when nobody has the address. */
export function findCredentials(db: Queries, email: string) {
  return db
    .selectFrom("users")
    .where("email", "=", email)
    .select(["id", "password_hash", "active"])
    .executeTakeFirst();
}

export async function noteLogin(db: Queries, userId: number, now: number): Promise<void> {
  await db
    .updateTable("users")
    .set({ last_login_at: new Date(now) })
    .where("id", "=", userId)
    .execute();
}

/** A user as it is shown to itself. */
export async function readUser(db: Queries, userId: number) {
  const row = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .selectAll()
    .executeTakeFirstOrThrow();
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
    isParent: row.is_parent,
    roles: row.roles,
    clientHash: row.client_hash,
    photoUrl: row.photo_path,
    mustChangePassword: row.must_change_password,
  };
}

/** The users of a business beside its parent, by name. */
export async function readMembers(db: Queries, businessId: number) {
  const rows = await db
    .selectFrom("users")
    .where("business_id", "=", businessId)
    .where("is_parent", "=", false)
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .selectAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.id,
    lastName: row.last_name,
    firstName: row.first_name,
    phone: row.phone,
    email: row.email,
    status: row.active ? MEMBER_ACTIVE : MEMBER_DEACTIVATED,
    businessId: row.business_id,
    clientHash: row.client_hash,
    lastSeenAt: row.last_login_at?.getTime() ?? null,
  }));
}

/** Readings F4. */
const MEMBER_ACTIVE = 10;
const MEMBER_DEACTIVATED = 0;

export function readBusinessRow(db: Queries, businessId: number) {
  return db
    .selectFrom("businesses")
    .where("id", "=", businessId)
    .selectAll()
    .executeTakeFirstOrThrow();
}
