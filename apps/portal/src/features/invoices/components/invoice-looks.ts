import { msg } from "@lingui/core/macro";
import { ArrowBackIcon, CheckCircleIcon, ReceiptIcon, WalletIcon } from "@parution/kit/icon";
import type { InvoiceKind, InvoiceStatus } from "@parution/rules/invoices";
import type { StatusText } from "../../../shared/status/translate-looks.ts";

/** What is still to come of an invoice. */
export const invoiceStatuses: Readonly<Record<InvoiceStatus, StatusText>> = {
  toSettle: {
    label: msg({ message: "À payer", context: "facture" }),
    icon: WalletIcon,
    tone: "warning",
  },
  settled: {
    label: msg({ message: "Payée", context: "facture" }),
    icon: CheckCircleIcon,
    tone: "success",
  },
};

/** Which of the two a document is. */
export const invoiceKinds: Readonly<Record<InvoiceKind, StatusText>> = {
  invoice: { label: msg`Facture`, icon: ReceiptIcon, tone: "neutral" },
  credit_note: { label: msg`Avoir`, icon: ArrowBackIcon, tone: "info" },
};
