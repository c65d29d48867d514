import { firstOfNextMonth, type IsoDate } from "@parution/rules/dates";
import type { WordBreak } from "@parution/rules/lines";
import type { Insertable, Transaction } from "kysely";
import type { Database } from "../../platform/database/tables/index.ts";

/** State of an ad and its order, with its account's balances; undefined: none. */
export function selectDecidedAd(db: Transaction<Database>, id: number) {
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("business_balances as held", "held.business_id", "ads.business_id")
    .select(["ads.status as ad", "ads.online", "orders.status as order"])
    .select(["held.balance", "held.free_balance", "held.owed"])
    .where("ads.id", "=", id)
    .executeTakeFirst();
}

/** References of validated ads whose first date is `today` or earlier, locked until the transaction ends. */
export function lockDueAds(db: Transaction<Database>, today: IsoDate) {
  return db
    .selectFrom("ads")
    .select("ref_web")
    .where("status", "=", 2)
    .where("published_at", "is", null)
    .where("first_date", "<=", today)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Writes a coupon, and returns its id; undefined, with nothing written, when the code is taken. */
export function insertCoupon(db: Transaction<Database>, coupon: Insertable<Database["coupons"]>) {
  return db
    .insertInto("coupons")
    .values(coupon)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
}

/** A product of the catalogue; undefined: none. */
export function findProduct(db: Transaction<Database>, productId: number) {
  return db.selectFrom("products").select("id").where("id", "=", productId).executeTakeFirst();
}

/** The ledger's entry of a bank transfer; undefined: none. */
export function findTransfer(db: Transaction<Database>, reference: string) {
  return db
    .selectFrom("ledger_entries")
    .select("posted_at")
    .where("key", "=", `transfer:${reference}`)
    .executeTakeFirst();
}

/** The account of a number, or of a user's e-mail address; undefined: none. */
export function selectAccount(tx: Transaction<Database>, name: string) {
  const query = tx
    .selectFrom("businesses")
    .select(["businesses.id", "businesses.credit_account as isOnCredit"]);
  return /^[1-9]\d{0,14}$/.test(name)
    ? query.where("businesses.id", "=", Number(name)).executeTakeFirst()
    : query
        .innerJoin("users", "users.business_id", "businesses.id")
        .where("users.email", "=", name.trim().toLowerCase())
        .executeTakeFirst();
}

/** The user of an e-mail address; undefined: none. */
export function findUserByAddress(db: Transaction<Database>, email: string) {
  return db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
}

/** Every newspaper's id, slug and word break. */
export function listSupports(db: Transaction<Database>) {
  return db.selectFrom("supports").select(["id", "slug", "word_break"]).orderBy("id").execute();
}

/** Sets the word break of a newspaper's new ads. */
export async function updateWordBreak(
  db: Transaction<Database>,
  supportId: number,
  wordBreak: WordBreak,
): Promise<void> {
  await db
    .updateTable("supports")
    .set({ word_break: wordBreak })
    .where("id", "=", supportId)
    .execute();
}

export interface Place {
  readonly support_id: number;
  readonly business_id: number | null;
}

/** Deletes the override of a newspaper's theme, and returns its styles; undefined: none. */
export function deleteOverride(db: Transaction<Database>, { support_id, business_id }: Place) {
  return db
    .deleteFrom("theme_overrides")
    .where("support_id", "=", support_id)
    .where("business_id", business_id === null ? "is" : "=", business_id)
    .returning("styles")
    .executeTakeFirst();
}

/** Writes an override of a newspaper's theme. */
export async function insertOverride(
  db: Transaction<Database>,
  place: Place,
  styles: string,
): Promise<void> {
  await db
    .insertInto("theme_overrides")
    .values({ ...place, styles })
    .execute();
}

/** Number and total of a month's invoices and of its credit notes. */
export function sumByKind(db: Transaction<Database>, first: IsoDate) {
  return db
    .selectFrom("invoices")
    .select((eb) => [
      "kind",
      eb.fn.countAll<number>().as("count"),
      eb.fn.sum<number>("total").as("total"),
    ])
    .where("day", ">=", first)
    .where("day", "<", firstOfNextMonth(first))
    .groupBy("kind")
    .execute();
}
