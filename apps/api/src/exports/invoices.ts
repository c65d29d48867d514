import type { Language } from "@parution/contract/call";
import { exportMyInvoices } from "@parution/contract/exports";
import type { InvoiceKind } from "@parution/rules/invoices";
import type { Centimes } from "@parution/rules/money";
import { type RawBuilder, sql } from "kysely";
import { permissionsOfCaller, reachOf } from "../access/index.ts";
import {
  countInvoices,
  DEBT,
  filterInvoices,
  findOldestUnsettled,
  invoiceFilterOf,
  isUnsettled,
  numberInvoices,
  type OldestUnsettled,
} from "../invoices/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { bindSession } from "../platform/http/bind.ts";
import { forbidden, type Messages } from "../platform/http/problems.ts";
import { exportSheet, idBatches } from "./export.ts";
import type { Column, Row } from "./sheets/sheet.ts";

/** One's invoices and credit notes as a sheet, of accounts that are on term alone. */
export const exportMyInvoicesRoute = bindSession(exportMyInvoices, async (request) => {
  const { context, identity, language, input } = request;
  if (!permissionsOfCaller(identity).seesInvoices) throw forbidden();
  const { format = "xls", ...asked } = input.query;
  const { db } = context;
  await numberInvoices(context);
  const oldest = await findOldestUnsettled(db, identity.businessId);
  const filter = invoiceFilterOf(asked, reachOf(identity), oldest);

  async function* rows(): AsyncGenerator<Row> {
    for await (const ids of idBatches("invoices", () => filterInvoices(db, filter))) {
      const invoices = await selectInvoices(db, ids, { language, oldest });
      yield* invoices.map((invoice) => rowOf(invoice, oldest, language));
    }
  }

  return exportSheet(request, {
    format,
    name: "mes-factures",
    title: title[language],
    columns: columns(language),
    count: (most) => countInvoices(db, filter, most),
    rows: rows(),
  });
});

interface Shown {
  readonly language: Language;
  readonly oldest: OldestUnsettled | null;
}

/** Columns of some invoices, newest first. */
function selectInvoices(db: Queries, ids: readonly number[], { language, oldest }: Shown) {
  return db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .leftJoin("supports as support", "support.id", "orders.support_id")
    .where("invoices.id", "in", ids)
    .select((eb) => [
      "invoices.id",
      "invoices.ref",
      "invoices.kind",
      "invoices.day",
      "invoices.due_on",
      "invoices.excl_tax",
      "invoices.tax",
      "invoices.total",
      "invoices.on_term",
      "orders.ref as order_ref",
      `support.label_${language} as support` as const,
      invoicedName().as("client"),
      invoicedIce().as("ice"),
      purchaseOrder().as("purchase_order"),
      DEBT.as("debt"),
      isUnsettled(eb, oldest).$castTo<boolean>().as("is_unsettled"),
    ])
    .orderBy("invoices.day", "desc")
    .orderBy("invoices.id", "desc")
    .execute();
}

type ExportedInvoice = Awaited<ReturnType<typeof selectInvoices>>[number];

function columns(language: Language): Column[] {
  return [
    { header: headers.number[language], kind: "text", width: 16 },
    { header: headers.kind[language], kind: "text", width: 12 },
    { header: headers.day[language], kind: "day", width: 14 },
    { header: headers.due[language], kind: "day", width: 14 },
    { header: headers.client[language], kind: "text", width: 30 },
    { header: headers.ice[language], kind: "text", width: 18 },
    { header: headers.purchaseOrder[language], kind: "text", width: 18 },
    { header: headers.order[language], kind: "text", width: 14 },
    { header: headers.support[language], kind: "text", width: 20 },
    { header: headers.exclTax[language], kind: "amount", width: 18 },
    { header: headers.tax[language], kind: "amount", width: 14 },
    { header: headers.total[language], kind: "amount", width: 18 },
    { header: headers.paid[language], kind: "amount", width: 18 },
    { header: headers.outstanding[language], kind: "amount", width: 18 },
  ];
}

function rowOf(invoice: ExportedInvoice, oldest: OldestUnsettled | null, language: Language): Row {
  const sign = invoice.kind === "invoice" ? 1 : -1;
  const { paid, outstanding } = settlementOf(invoice, oldest);
  return [
    invoice.ref,
    kinds[invoice.kind][language],
    invoice.day,
    invoice.due_on,
    invoice.client,
    invoice.ice || null,
    invoice.purchase_order || null,
    invoice.order_ref,
    invoice.support,
    sign * invoice.excl_tax,
    sign * invoice.tax,
    sign * invoice.total,
    paid,
    outstanding,
  ];
}

/**
 * What of an invoice has been paid, and what is outstanding: together they are its total, less what credit notes took off
 * its debt. A credit note gives back what was paid at once; the rest lowers a debt.
 */
function settlementOf(
  { id, kind, total, on_term, debt, is_unsettled }: ExportedInvoice,
  oldest: OldestUnsettled | null,
): { readonly paid: Centimes; readonly outstanding: Centimes } {
  const atOnce = total - on_term;
  if (kind === "credit_note") return { paid: -atOnce, outstanding: 0 };
  const owed = Number(debt);
  const outstanding = is_unsettled ? owed - (id === oldest?.id ? oldest.paid : 0) : 0;
  return { paid: atOnce + owed - outstanding, outstanding };
}

const title: Messages = { fr: "Mes factures", ar: "فواتيري" };

const kinds: Readonly<Record<InvoiceKind, Messages>> = {
  invoice: { fr: "Facture", ar: "فاتورة" },
  credit_note: { fr: "Avoir", ar: "إشعار دائن" },
};

const headers = {
  number: { fr: "N° de facture", ar: "رقم الفاتورة" },
  kind: { fr: "Document", ar: "الوثيقة" },
  day: { fr: "Date", ar: "التاريخ" },
  due: { fr: "Échéance", ar: "تاريخ الاستحقاق" },
  client: { fr: "Client", ar: "الزبون" },
  ice: { fr: "ICE", ar: "التعريف الموحد للمقاولة" },
  purchaseOrder: { fr: "Bon de commande", ar: "سند الطلب" },
  order: { fr: "Commande", ar: "الطلب" },
  support: { fr: "Support", ar: "الجريدة" },
  exclTax: { fr: "Montant HT (Dhs)", ar: "المبلغ دون احتساب الرسوم (درهم)" },
  tax: { fr: "TVA (Dhs)", ar: "الضريبة على القيمة المضافة (درهم)" },
  total: { fr: "Montant TTC (Dhs)", ar: "المبلغ مع احتساب الرسوم (درهم)" },
  paid: { fr: "Payé (Dhs)", ar: "المؤدى (درهم)" },
  outstanding: { fr: "Reste à payer (Dhs)", ar: "المبلغ المتبقي (درهم)" },
} as const satisfies Record<string, Messages>;

/** Columns of an order's invoices; `orders` must stand in the query's `from`. */

/** The name that the invoices of an order bear: as it was changed, or as they were numbered. */
export const invoicedName = (): RawBuilder<string> => sql`coalesce(
  (select legal_name from invoice_details where order_id = orders.id order by id desc limit 1), invoices.client_name)`;

/** The numbers of an order's invoices and credit notes, oldest first; empty while there are none. */
export const invoiceNumbers = (): RawBuilder<string> => sql`coalesce(
  (select string_agg(invoices.ref, ', ' order by invoices.id) from invoices where invoices.order_id = orders.id), '')`;

/** The ICE that the invoice of an order names: as it was changed, as it was numbered, or as order and account have it. */
export const invoicedIce = (): RawBuilder<string> => sql`coalesce(
  (select ice from invoice_details where order_id = orders.id order by id desc limit 1),
  (select client_ice from invoices where order_id = orders.id order by id desc limit 1),
  nullif(orders.ice, ''),
  (select ice from businesses where businesses.id = orders.business_id))`;

/** The client's own number of an order; empty: none. */
export const purchaseOrder = (): RawBuilder<string> => sql`coalesce(
  (select purchase_order from invoice_details where order_id = orders.id order by id desc limit 1),
  orders.purchase_order, '')`;

/** Invoices of an order in words; empty: none yet. */
export interface Invoiced {
  readonly ice: string;
  readonly invoices: string;
}

/** Invoices of some orders in words, by order. */
export async function readInvoiced(
  db: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Invoiced>> {
  const rows = await db
    .selectFrom("orders")
    .where((eb) => eb("orders.id", "=", eb.fn.any(eb.val(orderIds))))
    .select(["orders.id", invoicedIce().as("ice"), invoiceNumbers().as("invoices")])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
