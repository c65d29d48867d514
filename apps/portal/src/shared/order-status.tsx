import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { type StatusText, translateVariants } from "@parution/app/lists/status-text.ts";
import { BanIcon, CheckCircleIcon, ClockIcon, ReceiptIcon, WalletIcon } from "@parution/kit/icon";
import { StatusBadge } from "@parution/kit/status-badge";
import type { ShownOrderStatus } from "@parution/rules/orders";
import { useMemo } from "react";
import { useCreditTerms } from "./account/use-account.ts";

/** Shown statuses of an order. */
const orderStatuses: Readonly<Record<ShownOrderStatus, StatusText>> = {
  unpaid: {
    label: msg({ message: "À payer", context: "statut" }),
    icon: WalletIcon,
    tone: "warning",
  },
  toConfirm: { label: msg`À confirmer`, icon: ReceiptIcon, tone: "warning" },
  processing: { label: msg`En cours de traitement`, icon: ClockIcon, tone: "info" },
  onAccount: { label: msg`Sur votre compte`, icon: ReceiptIcon, tone: "info" },
  paid: { label: msg`Payée`, icon: CheckCircleIcon, tone: "success" },
  paymentPending: { label: msg`Paiement en attente`, icon: ClockIcon, tone: "info" },
  cancelled: { label: msg`Annulée`, icon: BanIcon, tone: "neutral" },
  topUpAwaiting: { label: msg`Recharge à payer`, icon: WalletIcon, tone: "warning" },
};

/** Statuses as an account on term reads them: it confirms orders instead of paying them. */
const statusesOnTerm: Readonly<Record<ShownOrderStatus, StatusText>> = {
  ...orderStatuses,
  unpaid: orderStatuses.toConfirm,
  processing: orderStatuses.onAccount,
};

/** Statuses of orders, by the account's terms of payment. */
export const useOrderStatusTexts = (): Readonly<Record<ShownOrderStatus, StatusText>> =>
  useCreditTerms()?.credit ? statusesOnTerm : orderStatuses;

/** Status of an order. */
export function OrderStatusBadge({ status }: { status: ShownOrderStatus }) {
  const { i18n } = useLingui();
  const variants = useMemo(() => translateVariants(orderStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge variants={variants} status={status} />;
}
