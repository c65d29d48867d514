import { dateInZone } from "@parution/rules/dates";
import type { Insertable } from "kysely";
import { numberInvoices } from "../invoices/index.ts";
import type { Context } from "../platform/context.ts";
import { withoutTimeouts } from "../platform/database/connect.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";
import { accountChecks, salesChecks, trailChecks } from "./checks/books.ts";
import type { Check, Discrepancy } from "./checks/check.ts";
import { invoiceChecks } from "./checks/invoices.ts";
import { orderChecks } from "./checks/orders.ts";
import { paymentChecks } from "./checks/payments.ts";

/** A discrepancy, and the comparison that found it. */
export interface Finding extends Discrepancy {
  readonly check: string;
}

/**
 * Compares ledger, orders, payments and invoices as of one instant; movements without an invoice number get one first. An
 * empty list: the books agree.
 */
export async function audit({ clock, config, db }: Auditing): Promise<readonly Finding[]> {
  await numberInvoices({ config, db });
  return compareBooks(db, new Date(clock.now()));
}

type Auditing = Pick<Context, "clock" | "config" | "db">;

/** Compares the books as of an instant, and changes nothing. */
export function compareBooks(db: Context["db"], asOf: Date): Promise<readonly Finding[]> {
  return withoutTimeouts(db)
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((tx) => findDiscrepancies(tx, asOf));
}

/** Checks of the books. */
const checks: readonly Check[] = [
  ...accountChecks,
  ...orderChecks,
  ...paymentChecks,
  ...invoiceChecks,
  ...salesChecks,
  ...trailChecks,
];

/** Violations of every check, in the order of the checks. */
export async function findDiscrepancies(db: Queries, now: Date): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, find } of checks) {
    const found = await find(db, now);
    findings.push(...found.map((discrepancy) => ({ check: name, ...discrepancy })));
  }
  return findings;
}

/** One line of a report. */
export const describeFinding = ({ check, subject, expected, found }: Finding): string =>
  `${check}: ${subject}: expected ${expected}, found ${found}`;

/** Hour of the publisher's day from which the nightly audit runs, when little is sold. */
const HOUR = 3;
const MILLISECONDS_AN_HOUR = 3_600_000;

/** Compares the books once a day, at night or as soon afterwards as the api runs, and logs each discrepancy. */
export const nightlyAudit: Job = {
  name: "audit",
  every: 10 * 60_000,
  async run(context) {
    const night = nightOf(context);
    if ((await findAudit(context.db, night)) === undefined) await auditNight(context, night);
  },
};

async function auditNight(context: Context, day: string): Promise<void> {
  const findings = await audit(context);
  for (const finding of findings) context.log.error(finding, describeFinding(finding));
  if (findings.length === 0) context.log.info({ day }, "the books agree");
  const finished_at = new Date(context.clock.now());
  await insertAudit(context.db, { day, discrepancies: findings.length, finished_at });
}

/** Day of the last nightly audit that is due; it changes at three in the morning. */
function nightOf({ clock, config }: Pick<Context, "clock" | "config">): string {
  return dateInZone(clock.now() - HOUR * MILLISECONDS_AN_HOUR, config.publisherZone);
}

/** Nightly audit of a day; undefined: not done yet. */
function findAudit(db: Queries, day: string) {
  return db.selectFrom("audits").select("day").where("day", "=", day).executeTakeFirst();
}

/** Records the audit of a day; changes nothing when another process has recorded it meanwhile. */
async function insertAudit(db: Queries, row: Insertable<Database["audits"]>): Promise<void> {
  await db
    .insertInto("audits")
    .values(row)
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
}
