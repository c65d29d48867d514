import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { sql } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Name, address and language of a user, for mails. */
export async function readAddressee(db: Queries, userId: number) {
  const { first_name, last_name, ...row } = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["email", "language", "first_name", "last_name"])
    .executeTakeFirstOrThrow();
  return { ...row, name: `${first_name} ${last_name}` };
}

/** @throws DatabaseError of `users_email_key` when the address is taken. */
export async function writeAddress(db: Queries, userId: number, email: string): Promise<void> {
  await db.updateTable("users").set({ email }).where("id", "=", userId).execute();
}

/** Most rows of a kind that an export holds, the newest. */
const MOST = 10_000;

/** All stored data about a user. */
export async function readOwnData(db: Queries, userId: number, email: string) {
  const own = { profile: await readProfile(db, userId), terms: await readTerms(db, userId) };
  const ads = db
    .selectFrom("ads")
    .where("user_id", "=", userId)
    .select([
      "ref_web",
      "status",
      "web_title",
      "paper_content",
      "web_content",
      "telephone",
      "email",
    ])
    .select(["first_date", "last_date", "total", "created_at"]);
  const orders = db
    .selectFrom("orders")
    .where("user_id", "=", userId)
    .select(["ref", "kind", "status", "total", "purchase_order", "created_at", "settled_at"]);
  const invoices = db
    .selectFrom("invoices")
    .where("user_id", "=", userId)
    .select(["ref", "kind", "day", "total", "client_name", "client_address", "client_ice"]);
  const sessions = db
    .selectFrom("sessions")
    .where("user_id", "=", userId)
    .select(["browser", "system", "created_at", "used_at", "revoked_at"]);
  const passkeys = db
    .selectFrom("passkeys")
    .where("user_id", "=", userId)
    .select(["name", "created_at", "used_at"]);
  const visits = db
    .selectFrom("visits")
    .where("user_id", "=", userId)
    .select([
      "host",
      "path",
      "next_path",
      "language",
      "fields",
      "address",
      "device",
      "seconds",
      "at",
    ]);
  const mails = db
    .selectFrom("mails")
    .where("recipient", "=", email)
    .select(["template", "language", "data", "created_at", "sent_at"]);
  return {
    ...own,
    ads: await ads.orderBy("id", "desc").limit(MOST).execute(),
    orders: await orders.orderBy("id", "desc").limit(MOST).execute(),
    invoices: await invoices.orderBy("id", "desc").limit(MOST).execute(),
    sessions: await sessions.orderBy("created_at", "desc").limit(MOST).execute(),
    passkeys: await passkeys.orderBy("id", "desc").limit(MOST).execute(),
    visits: await visits.orderBy("id", "desc").limit(MOST).execute(),
    mails: await mails.orderBy("id", "desc").limit(MOST).execute(),
  };
}

function readProfile(db: Queries, userId: number) {
  return db
    .selectFrom("users")
    .innerJoin("businesses as account", "account.id", "users.business_id")
    .where("users.id", "=", userId)
    .select(["civility", "first_name", "last_name", "users.email", "users.phone", "birth_date"])
    .select(["postal_code", "city_id", "other_city", "users.address", "job_title", "department"])
    .select(["language", "last_login_at", "users.created_at", "account.legal_name as company"])
    .select(["account.ice", "account.trade_register", "account.address as company_address"])
    .executeTakeFirstOrThrow();
}

function readTerms(db: Queries, userId: number) {
  return db
    .selectFrom("accepted_terms")
    .where("user_id", "=", userId)
    .select(["version", "accepted_at"])
    .execute();
}

/** Counts of the open orders, running ads and other members that prevent closing an account, which is locked meanwhile. */
export async function countObstacles(
  tx: Transaction<Database>,
  { userId, businessId }: { readonly userId: number; readonly businessId: number },
  today: string,
) {
  const { rows } = await sql<{ openOrders: number; runningAds: number; members: number }>`
    select
      (select count(*)::integer from orders
        where business_id = ${businessId} and status in (0, 3, 8)) as "openOrders",
      (select count(*)::integer from ads where business_id = ${businessId}
        and (status in (1, 3) or (status = 2 and last_date >= ${today}))) as "runningAds",
      (select count(*)::integer from users
        where business_id = ${businessId} and id <> ${userId} and active) as members`.execute(tx);
  return rows[0] ?? { openOrders: 0, runningAds: 0, members: 0 };
}

/** Locks an account until the transaction ends. */
export async function lockBusiness(tx: Transaction<Database>, businessId: number) {
  return tx
    .selectFrom("businesses")
    .where("id", "=", businessId)
    .select(["id", "account_kind", "closed_at", "dormancy_noticed_at", "is_newspaper"])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Closes a user and replaces its personal data (docs/domain/accounts.md#closing).
 * @param passwordHash of a random password that is not stored
 */
export async function closeUser(
  tx: Transaction<Database>,
  userId: number,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("users")
    .set({
      active: false,
      closed_at: at,
      password_hash: passwordHash,
      roles: "ROLE_USER",
      first_name: "Compte",
      last_name: "fermé",
      email: `ferme-${userId}@parution.invalid`,
      phone: "",
      birth_date: null,
      postal_code: "",
      city_id: null,
      other_city: "",
      address: "",
      photo_path: null,
      job_title: "",
      department: "",
      client_hash: randomBytes(16).toString("hex"),
    })
    .where("id", "=", userId)
    .execute();
  for (const table of ["mailed_links", "authenticators", "recovery_codes", "passkeys"] as const) {
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
}

/** Closes an account. The names on invoices are kept; all other data of a person is removed. */
export async function closeBusiness(
  tx: Transaction<Database>,
  { id, account_kind }: { readonly id: number; readonly account_kind: "individual" | "pro" },
  at: Date,
): Promise<void> {
  const blank = { phone: "", email: "", manager: "", sector: "" };
  const person = { label: "Compte fermé", legal_name: "Compte fermé", address: "", invoice_to: "" };
  await tx
    .updateTable("businesses")
    .set({ ...blank, ...(account_kind === "individual" ? person : {}), closed_at: at })
    .where("id", "=", id)
    .execute();
}

/** Columns of an account `b`: its latest activity, and the announcement of its end. */
const activity = sql`b.dormancy_noticed_at as "announcedAt", greatest(
  b.created_at,
  (select max(last_login_at) from users where business_id = b.id),
  (select max(created_at) from orders where business_id = b.id)) as "lastActivity"`;

interface Activity {
  readonly lastActivity: Date;
  readonly announcedAt: Date | null;
}

/** Accounts but the newspaper's own whose latest activity may be before an instant, or whose end is announced; some at a time. */
export async function listDormant(db: Queries, before: Date, after: number) {
  const { rows } = await sql<Activity & { readonly id: number }>`
    select b.id, ${activity} from businesses b
    where b.closed_at is null and not b.is_newspaper and b.id > ${after}
      and (b.created_at <= ${before} or b.dormancy_noticed_at is not null)
      and (b.dormancy_noticed_at is not null or not exists (
        select 1 from users where business_id = b.id and last_login_at > ${before}))
    order by b.id limit 100`.execute(db);
  return rows;
}

/** Activity of an account and its users, all locked until the transaction ends: none signs in or orders; undefined: it is closed. */
export async function lockActivity(
  tx: Transaction<Database>,
  businessId: number,
): Promise<Activity | undefined> {
  const { closed_at } = await lockBusiness(tx, businessId);
  if (closed_at !== null) return undefined;
  await sql`
    select from users where business_id = ${businessId} order by id for no key update`.execute(tx);
  const { rows } = await sql<Activity>`
    select ${activity} from businesses b where b.id = ${businessId}`.execute(tx);
  return rows[0];
}

export async function noteAnnouncement(db: Queries, businessId: number, at: Date | null) {
  await db
    .updateTable("businesses")
    .set({ dormancy_noticed_at: at })
    .where("id", "=", businessId)
    .execute();
}

/** Active users of an account. */
export function listUsers(db: Queries, businessId: number) {
  return db
    .selectFrom("users")
    .where("business_id", "=", businessId)
    .where("active", "=", true)
    .select("id")
    .orderBy("id")
    .execute();
}
