import { ProblemError } from "../platform/http/index.ts";

/** An order that is not paid, or a top-up. */
export function noInvoice(): ProblemError {
  return new ProblemError(409, "NO_INVOICE", {
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

/** Nobody has said who sells: an invoice without its seller is none. */
export function sellerUnknown(): ProblemError {
  return new ProblemError(503, "SELLER_UNKNOWN", {
    fr: "Les factures ne peuvent pas encore être éditées. Contactez le service commercial.",
    ar: "لا يمكن إصدار الفواتير بعد. اتصلوا بالقسم التجاري.",
  });
}
