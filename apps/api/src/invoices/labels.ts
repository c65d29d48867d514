import type { CallAnswer, Language } from "@parution/contract/call";
import type { readMyInvoices } from "@parution/contract/invoices";
import type { InvoiceKind } from "@parution/rules/invoices";
import { conflict, type Messages, ProblemError } from "../platform/http/problems.ts";

type Badge = CallAnswer<typeof readMyInvoices>["invoices"][number]["badge"];

const texts = {
  toSettle: { fr: "À payer", ar: "في انتظار الأداء" },
  settled: { fr: "Payée", ar: "مؤداة" },
  credited: { fr: "Imputé", ar: "محتسب" },
} as const satisfies Record<string, Messages>;

/** Outstanding amount of an invoice, for display; a credit note counts at once. */
export function invoiceBadge(
  { kind, is_unsettled }: { readonly kind: InvoiceKind; readonly is_unsettled: boolean },
  language: Language,
): Badge {
  if (is_unsettled)
    return { status: "toSettle", label: texts.toSettle[language], variant: "warning" };
  const label = kind === "invoice" ? texts.settled : texts.credited;
  return { status: "settled", label: label[language], variant: "success" };
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

/** Refusal for an order without invoice: unpaid, or a top-up. */
export function noInvoice(): ProblemError {
  return conflict("NO_INVOICE", {
    fr: "Cette commande n’a pas de facture.",
    ar: "لا توجد فاتورة لهذا الطلب.",
  });
}

export function emptyMonth(): ProblemError {
  return new ProblemError(404, "NO_INVOICE", {
    fr: "Aucune facture pour ce mois.",
    ar: "لا توجد أي فاتورة لهذا الشهر.",
  });
}

export function emptyPeriod(): ProblemError {
  return new ProblemError(404, "NO_INVOICE", {
    fr: "Aucune facture dans cette période.",
    ar: "لا توجد أي فاتورة في هذه الفترة.",
  });
}

export function tooManyInvoices(most: number): ProblemError {
  return new ProblemError(422, "TOO_MANY_INVOICES", {
    fr: `Une archive contient ${most} factures au plus. Choisissez une période plus courte.`,
    ar: `لا يتسع الملف لأكثر من ${most} فاتورة. اختاروا فترة أقصر.`,
  });
}

/** No seller is configured, and an invoice requires one. */
export function sellerUnknown(): ProblemError {
  return new ProblemError(503, "SELLER_UNKNOWN", {
    fr: "Les factures ne peuvent pas encore être éditées. Contactez le service commercial.",
    ar: "لا يمكن إصدار الفواتير بعد. اتصلوا بالقسم التجاري.",
  });
}
