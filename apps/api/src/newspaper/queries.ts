import type { Insertable, Transaction } from "kysely";
import type { BusinessTable, UserTable } from "../platform/database/tables/accounts.ts";
import type { SupportTable } from "../platform/database/tables/catalogue.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

type Tx = Transaction<Database>;

/** Slug of the first newspaper; undefined: none is open. */
export async function firstSlug(db: Queries): Promise<string | undefined> {
  const first = db.selectFrom("supports").select("slug").orderBy("position").orderBy("id").limit(1);
  return (await first.executeTakeFirst())?.slug;
}

/** True when the database has newspapers: no first ones are opened beside them. */
export const hasNewspapers = async (db: Queries): Promise<boolean> =>
  (await firstSlug(db)) !== undefined;

/** True when the database has accounts: it has an owner already. */
export async function hasAccounts(db: Queries): Promise<boolean> {
  const account = await db.selectFrom("businesses").select("id").limit(1).executeTakeFirst();
  return account !== undefined;
}

/** Newspapers whose days of rest come back, locked. */
export function lockRecurring(tx: Tx) {
  return tx
    .selectFrom("supports")
    .where((eb) =>
      eb.or([
        eb("moroccan_holidays", "=", true),
        eb(eb.fn<number>("cardinality", ["closed_weekdays"]), ">", 0),
      ]),
    )
    .select(["id", "calendar_days", "closed_weekdays", "moroccan_holidays", "closures_until"])
    .forUpdate()
    .execute();
}

interface Day {
  readonly date: string;
  readonly reason_fr: string;
  readonly reason_ar: string;
}

export async function insertProvisional(tx: Tx, supportId: number, days: readonly Day[]) {
  if (days.length === 0) return;
  await tx
    .insertInto("provisional_days")
    .values(days.map((day) => ({ support_id: supportId, ...day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertClosures(
  tx: Tx,
  supportId: number,
  days: readonly (Day & { readonly weekly: boolean })[],
) {
  if (days.length === 0) return;
  await tx
    .insertInto("closures")
    .values(days.map((day) => ({ support_id: supportId, ...day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function writeClosuresUntil(tx: Tx, supportId: number, date: string) {
  await tx
    .updateTable("supports")
    .set({ closures_until: date })
    .where("id", "=", supportId)
    .execute();
}

/** Inserts a newspaper with its colour. */
export async function insertSupport(tx: Tx, row: Insertable<SupportTable>, colour: string) {
  const { id } = await tx
    .insertInto("supports")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("theme_overrides")
    .values({ support_id: id, business_id: null, styles: JSON.stringify({ brand: colour }) })
    .execute();
  return id;
}

/** Inserts the account of an owner, who may do everything at the desk. */
export async function insertOwner(
  tx: Tx,
  business: Insertable<BusinessTable>,
  user: Omit<Insertable<UserTable>, "business_id">,
) {
  const { id } = await tx
    .insertInto("businesses")
    .values(business)
    .returning("id")
    .executeTakeFirstOrThrow();
  const owner = await tx
    .insertInto("users")
    .values({ ...user, business_id: id, password_changed_at: user.created_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("staff")
    .values({ user_id: owner.id, roles: ["owner"], since: user.created_at })
    .execute();
}
