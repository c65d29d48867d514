import { msg } from "@lingui/core/macro";
import { BanIcon, CheckCircleIcon, ClockIcon, WalletIcon } from "@parution/kit/icon";
import type { OrderStatus } from "@parution/rules/orders";
import type { StatusText } from "./translate-looks.ts";

/** Every status of an order (readings F2). */
export const orderStatuses: Readonly<Record<OrderStatus, StatusText>> = {
  unpaid: {
    label: msg({ message: "À payer", context: "statut" }),
    icon: WalletIcon,
    tone: "warning",
  },
  processing: { label: msg`En cours de traitement`, icon: ClockIcon, tone: "info" },
  paid: { label: msg`Payée`, icon: CheckCircleIcon, tone: "success" },
  paymentPending: { label: msg`Paiement en attente`, icon: ClockIcon, tone: "info" },
  cancelled: { label: msg`Annulée`, icon: BanIcon, tone: "neutral" },
  topUpAwaiting: { label: msg`Recharge à payer`, icon: WalletIcon, tone: "warning" },
};
