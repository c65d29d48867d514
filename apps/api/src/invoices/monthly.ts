import { downloadMonthlyInvoice } from "@parution/contract/invoices";
import {
  dateInZone,
  firstOfMonth,
  firstOfNextMonth,
  type IsoDate,
  toIsoDate,
} from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { permissionsOfCaller, reachOf } from "../access/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { bindSession } from "../platform/http/bind.ts";
import { forbidden } from "../platform/http/problems.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import { printPdf } from "../typesetter/index.ts";
import { describeMonth } from "./document/month.ts";
import { selectMonth } from "./document/queries.ts";
import { sheetOf } from "./document/sheet.ts";
import { emptyMonth } from "./labels.ts";
import { numberInvoices } from "./number.ts";
import { insertClosedMonth, isClosed, lockSeries } from "./queries.ts";

/** Monthly invoice of an account on term, as a PDF (docs/domain/invoices.md#month-and-archive). */
export const downloadMonthlyInvoiceRoute = bindSession(downloadMonthlyInvoice, async (request) => {
  const { context, identity, language, input } = request;
  if (!permissionsOfCaller(identity).seesInvoices) throw forbidden();
  const { db } = context;
  const clock = clockOf(context);
  const { orderKind, supportId, month, year } = input.query;
  const from = toIsoDate(`${year}-${String(month).padStart(2, "0")}-01`);
  await numberInvoices(context);
  const reach = reachOf(identity);
  const selection = { reach, from, before: firstOfNextMonth(from), orderKind, supportId };
  const [first, ...others] = await selectMonth(db, selection, language);
  if (first === undefined) throw emptyMonth();
  const document = describeMonth(
    {
      month: from,
      rows: [first, ...others],
      orderKind,
      support: supportId === undefined ? null : first.support,
      isClosed: await isClosed(db, from),
      today: dateInZone(clock.now, clock.zone),
    },
    language,
  );
  const name = stampedName(`facture-mensuelle-${from.slice(0, 7)}`, clock);
  const sheet = sheetOf(context, [document], { title: document.number, language });
  return printPdf({ context, userId: identity.userId, name }, sheet);
});

/** Outcome of a request to close a month. */
export type MonthClosing = "closed" | "closed-before" | "not-over";

/**
 * Closes the month of a day: its sales are numbered first, nothing is dated in it afterwards, and the billing details of
 * its invoices are final.
 */
export async function closeMonth(
  tx: Transaction<Database>,
  { clock, config }: Pick<Context, "clock" | "config">,
  day: IsoDate,
): Promise<MonthClosing> {
  const month = firstOfMonth(day);
  if (month >= firstOfMonth(dateInZone(clock.now(), config.publisherZone))) return "not-over";
  await numberInvoices({ db: tx, config });
  await lockSeries(tx, Number(month.slice(0, 4)));
  const isNew = await insertClosedMonth(tx, month, new Date(clock.now()));
  return isNew ? "closed" : "closed-before";
}
