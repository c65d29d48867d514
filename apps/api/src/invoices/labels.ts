import type { CallAnswer, Language } from "@parution/contract/call";
import type { readMyInvoices } from "@parution/contract/invoices";
import type { InvoiceKind } from "@parution/rules/invoices";
import type { Messages } from "../platform/http/index.ts";

type Badge = CallAnswer<typeof readMyInvoices>["invoices"][number]["badge"];

const texts = {
  toSettle: { fr: "À payer", ar: "في انتظار الأداء" },
  settled: { fr: "Payée", ar: "مؤداة" },
  credited: { fr: "Imputé", ar: "محتسب" },
} as const satisfies Record<string, Messages>;

/** What is still to come of an invoice, as shown; a credit note counts at once. */
export function invoiceBadge(
  { kind, is_unsettled }: { readonly kind: InvoiceKind; readonly is_unsettled: boolean },
  language: Language,
): Badge {
  if (is_unsettled) return { status: "toSettle", label: texts.toSettle[language], look: "warning" };
  const label = kind === "invoice" ? texts.settled : texts.credited;
  return { status: "settled", label: label[language], look: "success" };
}

/** The name of an invoice in the publisher's accounts. */
export function accountingCode(invoice: {
  readonly kind: InvoiceKind;
  readonly year: number;
  readonly number: number;
}): string {
  const journal = invoice.kind === "invoice" ? "FAC" : "AVO";
  return `${journal}${invoice.year}${String(invoice.number).padStart(6, "0")}`;
}
