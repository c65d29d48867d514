import { LEGAL_TERM } from "@parution/rules/invoices";
import { sql, type Transaction } from "kysely";
import { sumSalesAnew } from "../../dashboard/queries.ts";
import { continueIds } from "../../newspaper/continue-ids.ts";
import type { Context } from "../../platform/context.ts";
import { withoutTimeouts } from "../../platform/database/connect.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import { StartError } from "../../platform/errors.ts";
import { hashPassword } from "../../platform/password.ts";
import { logOnWeb, publishWithoutMail } from "../../publishing/index.ts";
import { DEMO_PASSWORD, emailOf } from "../accounts.ts";
import { fillAccounts } from "./accounts.ts";
import { fillInvoices } from "./invoices.ts";
import { fillLedger, fillPayments } from "./money.ts";
import { fillAds, fillJournalAndSubscriptions, fillPublishedAds } from "./ordered.ts";
import { fillOrders, generateOrders } from "./orders.ts";
import { type Size, VOLUME_EMAIL } from "./size.ts";

type Surroundings = Pick<Context, "clock" | "config" | "db">;

/**
 * Fills a database that holds the demonstration and nothing else with copies of it, whole or not at all: what the rules
 * would have written, ledger and invoices included, at the speed of the database itself.
 * @param report called before each step, with its name.
 * @throws StartError where it was filled before, or the database's user may not.
 */
export async function fillDatabase(
  { db, clock, config }: Surroundings,
  size: Size,
  report: (step: string) => void,
): Promise<void> {
  const now = new Date(clock.now());
  const people = { passwordHash: await hashPassword(DEMO_PASSWORD), at: startOf(now) };
  const dating = {
    zone: config.publisherZone,
    term: config.publisher?.paymentTerm ?? LEGAL_TERM,
  };
  await withoutTimeouts(db)
    .transaction()
    .execute(async (tx) => {
      await prepareToLoad(tx);
      await requireDemonstration(tx);
      const steps: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
        ["accounts", () => fillAccounts(tx, size, people)],
        ["order templates", () => numberTemplates(tx)],
        ["orders, generated", () => generateOrders(tx, size, now)],
        ["orders", () => fillOrders(tx)],
        ["ads", () => fillAds(tx)],
        ["issues and subscriptions", () => fillJournalAndSubscriptions(tx)],
        ["payments", () => fillPayments(tx)],
        ["ledger", () => fillLedger(tx, now)],
        ["invoices", () => fillInvoices(tx, dating)],
        ["sales by the month", () => sumSalesAnew(tx, config.publisherZone)],
        ["ads that are due", () => publishWithoutMail(tx, { clock, config })],
        ["log of the website", () => logOnWeb(tx, null, null)],
        ["published ads", () => fillPublishedAds(tx)],
        [
          "ids",
          () =>
            continueIds(tx, ["businesses", "users", "orders", "ads", "payments", "ledger_entries"]),
        ],
      ];
      for (const [name, work] of steps) {
        report(name);
        await work();
      }
      report("commit");
    });
  report("statistics");
  await sql`vacuum analyze`.execute(withoutTimeouts(db));
}

/**
 * Prepares a transaction for millions of rows: more memory, triggers and foreign keys off. The fill itself writes what
 * triggers would have written.
 * @throws StartError where the database's user may not.
 */
async function prepareToLoad(tx: Transaction<Database>): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'; set local work_mem = '128MB'`.execute(tx);
  try {
    await sql`set local session_replication_role = replica`.execute(tx);
  } catch (cause) {
    throw new StartError(
      "The database's user may not rest its triggers: let a superuser fill it, or grant set on parameter session_replication_role.",
      { cause },
    );
  }
}

/** @throws StartError where the database is not a demonstration's, or was filled before. */
async function requireDemonstration(tx: Transaction<Database>): Promise<void> {
  const known = await tx
    .selectFrom("users")
    .select("email")
    .where("email", "in", [emailOf("pro"), VOLUME_EMAIL])
    .execute();
  if (known.some(({ email }) => email === VOLUME_EMAIL)) {
    throw new StartError("This database was filled before.");
  }
  if (known.length === 0) throw new StartError("This database is not a demonstration's.");
}

/**
 * Numbers what the orders are copies of: the demonstration's ads, issues of the newspaper and subscriptions. Their prices
 * are the catalogue's already, so that every copy has one.
 */
async function numberTemplates(tx: Transaction<Database>): Promise<void> {
  await sql`
    create temp table bulk_templates on commit drop as
    select 'ad' as kind, row_number() over (order by id) as k, id as ad_id, support_id, total,
      null::int as product_id, null::int as duration_id, null::int as offer_id, null::int as unit_price
    from ads
    union all
    select 'journal', row_number() over (order by product.id, price.duration_id), null, product.support_id,
      2 * tax.included, product.id, price.duration_id, null, tax.included
    from journal_prices price join journal_products product on product.id = price.product_id
    cross join lateral (select (price.unit_price * 12 + 5) / 10 as included) tax
    union all
    select 'subscription', row_number() over (order by offer_id, support_id), null, support_id,
      (price * 12 + 5) / 10, null, null, offer_id, null
    from subscription_prices
    union all
    select 'topup', k, null, null, 10000 * k, null, null, null, null from generate_series(1, 10) k
  `.execute(tx);
  await sql`create unique index on bulk_templates (kind, k)`.execute(tx);
}

/** A year before the first order: the accounts are older than what they ordered. */
function startOf(now: Date): Date {
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - 5);
  return at;
}
