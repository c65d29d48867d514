import { useLingui } from "@lingui/react";
import { translateVariants } from "@parution/app/lists/status-text.ts";
import { StatusBadge } from "@parution/kit/status-badge";
import type { ShownOrderStatus } from "@parution/rules/orders";
import { useMemo } from "react";
import { orderStatuses } from "../status/order-status.ts";

/** Status of an order. */
export function OrderStatusBadge({ status }: { status: ShownOrderStatus }) {
  const { i18n } = useLingui();
  const variants = useMemo(() => translateVariants(orderStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge variants={variants} status={status} />;
}
