import { type Insertable, sql, type Transaction, type Updateable } from "kysely";
import type { UserTable } from "../platform/database/tables/accounts.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Identity } from "../platform/session/identify.ts";

/** Member's contribution to its account: its ads, and the balance that its orders consumed. */
export async function readMemberStats(
  db: Queries,
  { id, business_id }: { readonly id: number; readonly business_id: number },
) {
  const { count } = await db
    .selectFrom("ads")
    .where("user_id", "=", id)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { adCount: count, consumed: await sumConsumed(db, id, business_id) };
}

/**
 * Sums the amounts that a member's orders took from the balances of the account, free or not, or added to its debt, less
 * gave back: the ledger's figures. An order paid by card takes nothing from a balance.
 */
async function sumConsumed(db: Queries, userId: number, businessId: number): Promise<number> {
  const byOrder = db
    .selectFrom("orders")
    .innerJoin("ledger_entries as entry", "entry.order_id", "orders.id")
    .innerJoin("ledger_lines as line", "line.entry_id", "entry.id")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .where("orders.user_id", "=", userId)
    .where("orders.kind", "<>", "topup")
    .where("account.business_id", "=", businessId)
    .groupBy("orders.id")
    .select(sql<number>`greatest(-sum(line.amount), 0)`.as("taken"));
  const { consumed } = await db
    .selectFrom(byOrder.as("by_order"))
    .select(sql<number>`coalesce(sum(taken), 0)::bigint`.as("consumed"))
    .executeTakeFirstOrThrow();
  return consumed;
}

/** The users of an account that its parent reaches: all but the parent and those who closed their own. */
function teamOf(db: Queries, identity: Pick<Identity, "businessId">) {
  return db
    .selectFrom("users")
    .where("users.business_id", "=", identity.businessId)
    .where("users.is_parent", "=", false)
    .where("users.closed_at", "is", null);
}

/** The whole team, by name. */
export function listTeam(db: Queries, identity: Pick<Identity, "businessId">) {
  return teamOf(db, identity)
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .selectAll()
    .execute();
}

/** A member of the caller's own team; undefined: none. */
export function findMember(db: Queries, identity: Pick<Identity, "businessId">, userId: number) {
  return teamOf(db, identity).where("id", "=", userId).selectAll().executeTakeFirst();
}

export async function updateUser(
  tx: Transaction<Database>,
  userId: number,
  values: Updateable<UserTable>,
): Promise<void> {
  await tx.updateTable("users").set(values).where("id", "=", userId).execute();
}

/** Writes a new user, and returns the id; undefined, with nothing written, when the address is taken. */
export function insertMember(tx: Transaction<Database>, row: Insertable<UserTable>) {
  return tx
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
}

/** Legal name of an account. */
export function selectBusiness(db: Queries, businessId: number) {
  return db
    .selectFrom("businesses")
    .where("id", "=", businessId)
    .select("legal_name")
    .executeTakeFirstOrThrow();
}

/** A member of an address who has not replaced the first password yet; undefined: none. */
export function selectUninitiated(db: Queries, businessId: number, email: string) {
  return teamOf(db, { businessId })
    .where("email", "=", email)
    .where("must_change_password", "=", true)
    .select(["id", "password_hash", "must_change_password", "first_password_at"])
    .executeTakeFirst();
}

/** Replaces a first password that is still in use. */
export async function updateFirstPassword(
  db: Queries,
  userId: number,
  password: { readonly password_hash: string; readonly first_password_at: Date },
): Promise<void> {
  await db
    .updateTable("users")
    .set(password)
    .where("id", "=", userId)
    .where("must_change_password", "=", true)
    .execute();
}

/** An active member who has never signed in, with the account and the inviter; undefined: none. */
export function selectInvited(tx: Transaction<Database>, memberId: number, inviterId: number) {
  return tx
    .selectFrom("users as member")
    .innerJoin("businesses as business", "business.id", "member.business_id")
    .innerJoin("users as inviter", "inviter.business_id", "business.id")
    .where("member.id", "=", memberId)
    .where("inviter.id", "=", inviterId)
    .where("member.active", "=", true)
    .where("member.last_login_at", "is", null)
    .select(["member.email", "member.language", "business.legal_name as company"])
    .select(["member.first_name", "member.last_name"])
    .select(["inviter.first_name as inviter_first", "inviter.last_name as inviter_last"])
    .executeTakeFirst();
}
