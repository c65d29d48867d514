import { dateInZone, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { dueDateOf, LEGAL_TERM } from "@parution/rules/invoices";
import type { Insertable, Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { InvoiceTable } from "../platform/database/tables/invoices.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import {
  type Due,
  firstOpenDay,
  insertInvoices,
  listDue,
  lockSeries,
  type Series,
  updateSeries,
} from "./queries.ts";

/** Number of invoices that one transaction numbers, so that the series is locked briefly. */
const BATCH = 500;

/**
 * Gives every movement of revenue its invoice or credit note: one number each, without gaps, in the series of the year in
 * which it was made. Several processes may do so at once; they take turns on the series.
 * @returns how many were numbered.
 */
export async function numberInvoices({ db, config }: Numbering): Promise<number> {
  for (let numbered = 0; ; ) {
    const [oldest] = await listDue(db, 1);
    if (oldest === undefined) return numbered;
    const year = yearOf(dayOf(oldest, await readDating(db, config.publisherZone)));
    numbered += await transaction(db, (tx) => numberYear(tx, year, config));
  }
}

type Numbering = Pick<Context, "db" | "config">;

/** Numbers the waiting invoices of a year; they are read after the series is locked, so that none is numbered twice. */
async function numberYear(
  tx: Transaction<Database>,
  year: number,
  { publisherZone, publisher }: Numbering["config"],
): Promise<number> {
  const series = await lockSeries(tx, year);
  const dating = await readDating(tx, publisherZone);
  const term = publisher?.paymentTerm ?? LEGAL_TERM;
  const invoices = assignNumbers(series, await listDue(tx, BATCH), { ...dating, term });
  const last = invoices.at(-1);
  if (last === undefined) return 0;
  await insertInvoices(tx, invoices);
  await updateSeries(tx, year, last);
  return invoices.length;
}

/** The next numbers of a series for the movements of its year that come first. */
function assignNumbers(
  series: Series,
  due: readonly Due[],
  dating: Dating & { readonly term: number },
) {
  const { year, last_number } = series;
  const invoices: Insertable<InvoiceTable>[] = [];
  let day = series.last_day === null ? null : toIsoDate(series.last_day);
  for (const one of due) {
    const made = dayOf(one, dating);
    if (yearOf(made) !== year) break;
    if (day === null || day < made) day = made;
    const described = describe(one);
    const due_on = dueDateOf({ kind: described.kind, onTerm: one.onTerm, day }, dating.term);
    invoices.push({ ...described, year, number: last_number + invoices.length + 1, day, due_on });
  }
  return invoices;
}

/** Columns of an invoice; a movement that gives revenue back is a credit note. */
function describe({ entryId, exclTax, tax, ...due }: Due) {
  const sign = exclTax + tax < 0 ? -1 : 1;
  return {
    kind: sign < 0 ? ("credit_note" as const) : ("invoice" as const),
    entry_id: entryId,
    order_id: due.orderId,
    business_id: due.businessId,
    user_id: due.userId,
    on_term: due.onTerm,
    client_name: due.client.name,
    client_address: due.client.address,
    client_ice: due.client.ice,
    total: sign * (exclTax + tax),
    excl_tax: sign * exclTax,
    tax: sign * tax,
  };
}

/** Facts, beside its movement, that decide the day of an invoice. */
interface Dating {
  readonly zone: string;
  /** First day of the oldest open month: no invoice is dated before it, in a month that is closed. */
  readonly firstOpen: IsoDate | null;
}

const readDating = async (db: Queries, zone: string): Promise<Dating> => ({
  zone,
  firstOpen: await firstOpenDay(db),
});

function dayOf({ postedAt }: Due, { zone, firstOpen }: Dating): IsoDate {
  const made = dateInZone(postedAt.getTime(), zone);
  return firstOpen !== null && made < firstOpen ? firstOpen : made;
}

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));
