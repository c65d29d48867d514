import { sql } from "kysely";
import { numberInvoices } from "../invoices/index.ts";
import type { Context } from "../platform/context/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { checks, type Discrepancy } from "./checks/index.ts";

/** A discrepancy, and the comparison that found it. */
export interface Finding extends Discrepancy {
  readonly check: string;
}

/**
 * Compares ledger, orders, payments and invoices as of one instant; what waits for an invoice number gets it first. An
 * empty list: the books agree.
 */
export async function audit({ clock, config, db }: Auditing): Promise<readonly Finding[]> {
  await numberInvoices({ config, db });
  return compareBooks(db, new Date(clock.now()));
}

type Auditing = Pick<Context, "clock" | "config" | "db">;

/** Compares the books as of an instant, and changes nothing. */
export function compareBooks(db: Context["db"], asOf: Date): Promise<readonly Finding[]> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      // Whole tables are compared: that may take longer than any request may.
      await sql`set local statement_timeout = 0`.execute(tx);
      return findDiscrepancies(tx, asOf);
    });
}

/** Whatever breaks a check, in the order of the checks. */
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
