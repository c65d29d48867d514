import { msg } from "@lingui/core/macro";
import type { StatusText } from "@parution/app/lists/status-text.ts";
import { ArrowBackIcon, CheckCircleIcon, ReceiptIcon, WalletIcon } from "@parution/kit/icon";
import type { InvoiceKind, InvoiceStatus } from "@parution/rules/invoices";

/** Badge variants of an invoice's settlement. */
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

/** Badge variants of invoice and credit note. */
export const invoiceKinds: Readonly<Record<InvoiceKind, StatusText>> = {
  invoice: { label: msg`Facture`, icon: ReceiptIcon, tone: "neutral" },
  credit_note: { label: msg`Avoir`, icon: ArrowBackIcon, tone: "info" },
};
