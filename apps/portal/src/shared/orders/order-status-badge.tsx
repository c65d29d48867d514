import { useLingui } from "@lingui/react";
import { StatusBadge } from "@parution/kit/status-badge";
import type { OrderStatus } from "@parution/rules/orders";
import { useMemo } from "react";
import { orderStatuses } from "../status/order-status.ts";
import { translateLooks } from "../status/translate-looks.ts";

/** Where an order stands. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  const looks = useMemo(() => translateLooks(orderStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge looks={looks} status={status} />;
}
