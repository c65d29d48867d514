import type { Insertable, Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { RegistrationTable } from "../platform/database/tables/registration.ts";
import type { Queries } from "../platform/database/transaction.ts";

export async function insertRegistration(
  db: Queries,
  registration: RegistrationTable,
): Promise<void> {
  await db.insertInto("registrations").values(registration).execute();
}

/** The user of an address, for mails about it; undefined: none. */
export function findByAddress(db: Queries, email: string) {
  return db
    .selectFrom("users")
    .where("email", "=", email)
    .select(["id", "first_name", "last_name", "language"])
    .executeTakeFirst();
}

export function findRegistration(db: Queries, id: string) {
  return db.selectFrom("registrations").where("id", "=", id).selectAll().executeTakeFirst();
}

/** The sign-up that awaits its confirmation: the one with an id, else the newest of an address. */
export function findAwaited(
  db: Queries,
  { id, email }: { readonly id: string | null; readonly email: string },
  now: Date,
) {
  return db
    .selectFrom("registrations")
    .where((eb) => (id === null ? eb("email", "=", email) : eb("id", "=", id)))
    .where("expires_at", ">", now)
    .select(["id", "email", "language"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Ends a confirmed registration with its link, and all others of its address at once. */
export async function endRegistrations(
  tx: Transaction<Database>,
  { id, email }: Pick<RegistrationTable, "id" | "email">,
  at: Date,
): Promise<void> {
  await tx.deleteFrom("registrations").where("email", "=", email).where("id", "<>", id).execute();
  await tx.updateTable("registrations").set({ expires_at: at }).where("id", "=", id).execute();
}

/** Milliseconds for which it stays known that a link was used: its letter may be listed as undelivered meanwhile. */
const USE_KNOWN = 90 * 86_400_000;

/** Deletes registrations and links that ended before an instant; used links later. */
export async function deleteEnded(db: Queries, before: Date): Promise<void> {
  const longAgo = new Date(before.getTime() - USE_KNOWN);
  await db
    .deleteFrom("mailed_links")
    .where("expires_at", "<", before)
    .where((eb) => eb.or([eb("used_at", "is", null), eb("used_at", "<", longAgo)]))
    .execute();
  await db.deleteFrom("registrations").where("expires_at", "<", before).execute();
}

interface NewAccount {
  readonly registration: Selectable<RegistrationTable>;
  readonly clientHash: string;
  readonly at: Date;
}

/** Creates account and user of a registration, with the terms that were accepted; undefined: the address is taken. */
export async function insertAccount(
  tx: Transaction<Database>,
  { registration, clientHash, at }: NewAccount,
): Promise<number | undefined> {
  const isPro = registration.account_kind === "pro";
  const name = `${registration.first_name} ${registration.last_name}`;
  const { id: businessId } = await tx
    .insertInto("businesses")
    .values({
      label: isPro ? registration.company_name : name,
      legal_name: isPro ? registration.company_name : name,
      type: isPro ? "societe" : "particulier",
      account_kind: registration.account_kind,
      phone: registration.phone,
      email: registration.email,
      ice: registration.ice,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const user = await tx
    .insertInto("users")
    .values({
      ...userOf(registration),
      business_id: businessId,
      client_hash: clientHash,
      created_at: at,
      password_changed_at: at,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (user === undefined) return undefined;
  await tx
    .insertInto("accepted_terms")
    .values({
      user_id: user.id,
      version: registration.terms_version,
      accepted_at: registration.created_at,
    })
    .execute();
  return user.id;
}

type OwnColumns = Omit<Insertable<Database["users"]>, "business_id" | "client_hash" | "created_at">;

/** A professional's first user heads the account, and may add members. */
const userOf = (registration: Selectable<RegistrationTable>): OwnColumns => ({
  is_parent: registration.account_kind === "pro",
  civility: registration.civility,
  first_name: registration.first_name,
  last_name: registration.last_name,
  email: registration.email,
  phone: registration.phone,
  language: registration.language,
  password_hash: registration.password_hash,
});
