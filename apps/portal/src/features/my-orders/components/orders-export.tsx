import type { OrderStatus } from "@parution/rules/orders";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { ExportButton } from "../../../shared/files/export-button.tsx";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

const exportMyOrders = callLater(() => import("@parution/contract/exports"), "exportMyOrders");

/** Saves the orders that the filter leaves as a sheet. */
export function OrdersExport({ filter }: { filter: ListFilter<OrderStatus> }) {
  const client = useClient();
  return (
    <ExportButton
      request={(format) => client.call(exportMyOrders, { query: { ...filter, format } })}
    />
  );
}
