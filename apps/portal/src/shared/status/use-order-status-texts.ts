import type { StatusText } from "@parution/app/lists/status-text.ts";
import type { OrderStatus } from "@parution/rules/orders";
import { useStanding } from "../account/use-account.ts";
import { orderStatuses } from "./order-status.ts";

/** Statuses as an account on term reads them: it confirms orders instead of paying them. */
const statusesOnTerm: Readonly<Record<OrderStatus, StatusText>> = {
  ...orderStatuses,
  unpaid: orderStatuses.toConfirm,
  processing: orderStatuses.onAccount,
};

/** Statuses of orders, by the account's terms of payment. */
export const useOrderStatusTexts = (): Readonly<Record<OrderStatus, StatusText>> =>
  useStanding()?.credit ? statusesOnTerm : orderStatuses;
