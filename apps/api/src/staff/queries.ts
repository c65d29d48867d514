import type { StaffRole } from "@parution/rules/access";
import { type Insertable, sql, type Transaction } from "kysely";
import { fileFailed } from "../mail/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Roles of a session's user, and its second factor; undefined: no staff, or left. */
export function findStaff(db: Queries, sessionId: string) {
  return db
    .selectFrom("sessions")
    .innerJoin("staff", "staff.user_id", "sessions.user_id")
    .select(["staff.roles", "sessions.second_factor_at"])
    .where("sessions.id", "=", sessionId)
    .where("staff.left_at", "is", null)
    .executeTakeFirst();
}

/** True for a user with a role at the desk; one who left has none. */
export async function isStaff(db: Queries, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom("staff")
    .where("user_id", "=", userId)
    .where("left_at", "is", null)
    .select("user_id")
    .executeTakeFirst();
  return found !== undefined;
}

const members = (db: Queries) =>
  db
    .selectFrom("staff")
    .innerJoin("users", "users.id", "staff.user_id")
    .select(["users.first_name", "users.last_name", "users.email", "users.last_login_at"])
    .select(["staff.roles", "staff.since", "staff.left_at"]);

/** Present and former members of the staff, those who left last. */
export function listStaff(db: Queries) {
  return members(db)
    .orderBy(sql`staff.left_at is not null`)
    .orderBy("staff.since")
    .orderBy("users.id")
    .execute();
}

export function readMember(db: Queries, userId: number) {
  return members(db).where("users.id", "=", userId).executeTakeFirstOrThrow();
}

/** Locks the staff against other changes until the transaction ends; readers need not wait. */
export async function lockStaff(tx: Transaction<Database>): Promise<void> {
  await sql`lock table staff in share row exclusive mode`.execute(tx);
}

/** The user of an address, active or not, with its roles at the desk, if any; undefined: no such user. */
export function findUserToChange(tx: Transaction<Database>, email: string) {
  return tx
    .selectFrom("users")
    .leftJoin("staff", "staff.user_id", "users.id")
    .select(["users.id", "users.active", "staff.roles"])
    .where("users.email", "=", email)
    .executeTakeFirst();
}

/** Number of owners who may sign in. */
export async function countOwners(tx: Transaction<Database>): Promise<number> {
  const { owners } = await tx
    .selectFrom("staff")
    .innerJoin("users", "users.id", "staff.user_id")
    .where("users.active", "=", true)
    .select((eb) => eb.fn.countAll<number>().as("owners"))
    .where(sql<boolean>`'owner' = any(staff.roles)`)
    .executeTakeFirstOrThrow();
  return Number(owners);
}

interface Membership {
  readonly userId: number;
  /** Empty: the user leaves the staff. */
  readonly roles: readonly StaffRole[];
  /** The user's `roles` on the wire. */
  readonly wireRoles: string;
  readonly at: Date;
}

/** Writes a user's roles at the desk; a returning member has a new first day. */
export async function writeRoles(
  db: Queries,
  { userId, roles, wireRoles, at }: Membership,
): Promise<void> {
  const left_at = roles.length === 0 ? at : null;
  await db
    .insertInto("staff")
    .values({ user_id: userId, roles, since: at, left_at })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        roles,
        left_at,
        since: sql<Date>`case when staff.left_at is null then staff.since else excluded.since end`,
      }),
    )
    .execute();
  await db.updateTable("users").set({ roles: wireRoles }).where("id", "=", userId).execute();
}

/** Invitations that may still be accepted. */
export function listInvitations(db: Queries, now: number) {
  return db
    .selectFrom("mailed_links")
    .where("purpose", "=", "staff")
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date(now))
    .select(["email", "staff_roles", "expires_at"])
    .orderBy("created_at", "desc")
    .execute();
}

/** Ends the unused invitations of an address and files their undelivered letters. Returns the roles of the last one. */
export async function endInvitations(
  tx: Transaction<Database>,
  email: string,
  at: Date,
): Promise<readonly StaffRole[]> {
  const ended = await tx
    .updateTable("mailed_links")
    .set({ used_at: at })
    .where("purpose", "=", "staff")
    .where("email", "=", email)
    .where("used_at", "is", null)
    .returning(["expires_at", "staff_roles"])
    .execute();
  await fileFailed(tx, { template: "staff-invited", recipient: email }, at);
  const [last] = ended.toSorted((a, b) => b.expires_at.getTime() - a.expires_at.getTime());
  return last?.staff_roles ?? [];
}

/** Inserts a user into the newspaper's own account. */
export async function insertStaffUser(
  tx: Transaction<Database>,
  user: Omit<Insertable<Database["users"]>, "business_id">,
): Promise<number> {
  const own = await tx
    .selectFrom("businesses")
    .select("id")
    .where("is_newspaper", "=", true)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("users")
    .values({ ...user, business_id: own.id, password_changed_at: user.created_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes the command of the newspaper's own account from a user, if they have it, for the owner in it who is one for longest. */
export async function handOverAccount(tx: Transaction<Database>, userId: number): Promise<void> {
  const own = await tx
    .updateTable("users")
    .set({ is_parent: false })
    .from("businesses")
    .whereRef("businesses.id", "=", "users.business_id")
    .where("businesses.is_newspaper", "=", true)
    .where("users.id", "=", userId)
    .where("users.is_parent", "=", true)
    .returning("users.business_id")
    .executeTakeFirst();
  if (own === undefined) return;
  await tx
    .updateTable("users")
    .set({ is_parent: true })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("staff")
        .innerJoin("users as owner", "owner.id", "staff.user_id")
        .select("owner.id")
        .where("owner.business_id", "=", own.business_id)
        .where("owner.active", "=", true)
        .where(sql<boolean>`'owner' = any(staff.roles)`)
        .orderBy("staff.since")
        .orderBy("owner.id")
        .limit(1),
    )
    .execute();
}

/** Addresses of the staff that end with `suffix`. */
export async function listStaffAddresses(db: Queries, suffix: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("staff")
    .innerJoin("users", "users.id", "staff.user_id")
    .select("users.email")
    .where("users.email", "like", `%${suffix}`)
    .where("staff.left_at", "is", null)
    .orderBy("users.id")
    .execute();
  return rows.map(({ email }) => email);
}
