import { sql, type Transaction } from "kysely";
import { sumSalesAnew } from "../../dashboard/queries.ts";
import type { Context } from "../../platform/context.ts";
import { withoutTimeouts } from "../../platform/database/connect.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import { StartError } from "../../platform/errors.ts";
import { hashPassword } from "../../platform/password.ts";
import { publishWithoutMail } from "../../publishing/index.ts";
import { DEMO_PASSWORD, emailOf } from "../accounts.ts";
import { continueIds } from "../continue-ids.ts";
import { fillAccounts } from "./accounts.ts";
import { fillInvoices } from "./invoices.ts";
import { prepareToLoad } from "./load.ts";
import { fillLedger, fillPayments } from "./money.ts";
import { fillAds, fillJournalAndSubscriptions, fillNotices } from "./ordered.ts";
import { fillOrders, generateOrders } from "./orders.ts";
import { type Size, VOLUME_EMAIL } from "./size.ts";
import { numberTemplates } from "./templates.ts";

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
  await withoutTimeouts(db)
    .transaction()
    .execute(async (tx) => {
      await prepareToLoad(tx);
      await requireDemonstration(tx);
      const steps: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
        ["accounts", () => fillAccounts(tx, size, people)],
        ["what is ordered", () => numberTemplates(tx)],
        ["orders, generated", () => generateOrders(tx, size, now)],
        ["orders", () => fillOrders(tx)],
        ["ads", () => fillAds(tx)],
        ["issues and subscriptions", () => fillJournalAndSubscriptions(tx)],
        ["payments", () => fillPayments(tx)],
        ["ledger", () => fillLedger(tx, now)],
        ["invoices", () => fillInvoices(tx, config.publisherZone)],
        ["sales by the month", () => sumSalesAnew(tx, config.publisherZone)],
        ["ads that are due", () => publishWithoutMail(tx, { clock, config })],
        ["notices", () => fillNotices(tx)],
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

/** A year before the first order: the accounts are older than what they ordered. */
function startOf(now: Date): Date {
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - 5);
  return at;
}
