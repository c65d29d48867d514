import type { CallAnswer } from "@parution/contract/call";
import type { readCurrentTeam } from "@parution/contract/team";
import { readPhone } from "@parution/rules/fields";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { type Selectable, sql } from "kysely";
import { isCity } from "../catalogue/index.ts";
import type { UserTable } from "../platform/database/tables/accounts.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type FieldMessages, invalid, type Messages } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { memberMissing, teamOf, texts } from "./reach.ts";

type Member = CallAnswer<typeof readCurrentTeam>[number];

/** The whole team, by name. */
export async function listMembers(db: Queries, identity: Identity): Promise<Member[]> {
  const rows = await teamOf(db, identity)
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .selectAll()
    .execute();
  return rows.map((row) => describeMember(row, null));
}

/**
 * One member with what it has done.
 * @throws ProblemError 404 unless it is of the caller's own team.
 */
export async function readMember(db: Queries, identity: Identity, userId: number): Promise<Member> {
  const row = await teamOf(db, identity).where("id", "=", userId).selectAll().executeTakeFirst();
  if (row === undefined) throw memberMissing();
  return describeMember(row, await readMemberStats(db, row));
}

function describeMember(row: Selectable<UserTable>, stats: Member["stats"]): Member {
  return {
    id: row.id,
    userId: row.id,
    civility: row.civility,
    lastName: row.last_name,
    firstName: row.first_name,
    phone: row.phone,
    email: row.email,
    status: row.active ? "active" : "deactivated",
    businessId: row.business_id,
    clientHash: row.client_hash,
    lastSeenAt: row.last_login_at?.getTime() ?? null,
    jobTitle: row.job_title,
    department: row.department,
    cityId: row.city_id,
    otherCity: row.other_city,
    address: row.address,
    photoUrl: row.photo_path,
    stats,
  };
}

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
 * What the member's orders took from the balances of its account, free or not, or added to what it owes, less what they
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

interface SaidDetails {
  readonly phone?: string | undefined;
  readonly cityId?: number | undefined;
  readonly otherCity?: string | undefined;
}

/** Changes of a member's details; omitted fields stay as they are. */
interface CheckedDetails {
  readonly phone?: string;
  readonly city_id?: number;
  readonly other_city?: string;
}

/**
 * Checks the details that a codec cannot: telephone and city.
 * @throws ProblemError 422 with a message under each field at fault.
 */
export async function checkDetails(
  db: Queries,
  { phone, cityId, otherCity }: SaidDetails,
  others: FieldMessages = {},
): Promise<CheckedDetails> {
  const digits = phone === undefined ? undefined : readPhone(phone);
  const faults: Record<string, readonly Messages[]> = { ...others };
  if (digits === null) faults.telephone = [texts.phone];
  if (cityId === ANOTHER_CITY && !otherCity?.trim()) faults.autre_ville = [texts.required];
  if (cityId !== undefined && !(await isCity(db, cityId))) faults.ville_id = [texts.city];
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return {
    ...(digits ? { phone: digits } : {}),
    ...(cityId === undefined ? {} : { city_id: cityId, other_city: otherOf(cityId, otherCity) }),
  };
}

/** A city of the list has no other name beside it. */
function otherOf(cityId: number, otherCity: string | undefined): string {
  return cityId === ANOTHER_CITY ? (otherCity?.trim() ?? "") : "";
}
