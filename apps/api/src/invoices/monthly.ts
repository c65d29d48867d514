import { downloadMonthlyInvoice } from "@parution/contract/invoices";
import { dateInZone, toIsoDate } from "@parution/rules/dates";
import { firstOfNextMonth } from "@parution/rules/invoices";
import { permissionsOfCaller, reachOf } from "../orders/index.ts";
import { clockOf } from "../platform/context/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { bindSession, forbidden, stampedName } from "../platform/http/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { describeMonth } from "./document/month.ts";
import { selectMonth } from "./document/queries.ts";
import { sheetOf } from "./document/sheet-of.ts";
import { numberInvoices } from "./number.ts";
import { emptyMonth } from "./problems.ts";

/** What an account on term was invoiced in a month, as a PDF (readings G1). */
export const downloadMonthlyInvoiceRoute = bindSession(downloadMonthlyInvoice, async (request) => {
  const { context, identity, language, input } = request;
  if (!permissionsOfCaller(identity).seesInvoices) throw forbidden();
  const { db } = context;
  const clock = clockOf(context);
  const { orderKind, supportId, month, year } = input.query;
  const from = toIsoDate(`${year}-${String(month).padStart(2, "0")}-01`);
  await numberInvoices(context);
  const reach = reachOf(identity);
  const asked = { reach, from, before: firstOfNextMonth(from), orderKind, supportId };
  const [first, ...others] = await selectMonth(db, asked, language);
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

async function isClosed(db: Queries, month: string): Promise<boolean> {
  const closed = await db
    .selectFrom("closed_months")
    .select("month")
    .where("month", "=", month)
    .executeTakeFirst();
  return closed !== undefined;
}
