import type { Language } from "@parution/contract/call";
import { exportMyInvoices } from "@parution/contract/exports";
import type { InvoiceKind } from "@parution/rules/invoices";
import type { Centimes } from "@parution/rules/money";
import { permissionsOfCaller, reachOf } from "../access/index.ts";
import {
  countInvoices,
  filterInvoices,
  findOldestUnsettled,
  invoiceFilterOf,
  numberInvoices,
  type OldestUnsettled,
} from "../invoices/index.ts";
import { bindSession } from "../platform/http/bind.ts";
import { forbidden, type Messages } from "../platform/http/problems.ts";
import { exportSheet } from "./export.ts";
import { type ExportedInvoice, idBatches, selectInvoices } from "./queries.ts";
import type { Column, Row } from "./sheets/sheet.ts";

/** The caller's invoices and credit notes as a sheet; only for accounts on term. */
export const exportMyInvoicesRoute = bindSession(exportMyInvoices, async (request) => {
  const { context, identity, language, input } = request;
  if (!permissionsOfCaller(identity).seesInvoices) throw forbidden();
  const { format = "xls", ...query } = input.query;
  const { db } = context;
  await numberInvoices(context);
  const oldest = await findOldestUnsettled(db, identity.businessId);
  const filter = invoiceFilterOf(query, reachOf(identity), oldest);

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
 * Paid and outstanding parts of an invoice: they add up to its total, less the credit notes on
 * its debt. A credit note gives back an immediate payment; the rest lowers a debt.
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
