import { exportMyOrders } from "@parution/contract/exports";
import type { OrderStatus } from "@parution/rules/orders";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { ExportButton } from "../../../shared/files/export-button.tsx";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

/** Saves the orders that the filter leaves as a sheet. */
export function OrdersExport({ filter }: { filter: ListFilter<OrderStatus> }) {
  const client = useClient();
  return (
    <ExportButton
      request={(format) => client.call(exportMyOrders, { query: { ...filter, format } })}
    />
  );
}
