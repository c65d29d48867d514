import { useClient } from "@parution/app/data/api-scope.tsx";
import { ExportButton } from "@parution/app/files/export-button.tsx";
import { exportMyOrders } from "@parution/contract/lazy/exports";
import type { OrderFilter } from "./use-my-orders.ts";

/** Exports the filtered orders as a sheet. */
export function OrdersExport({ filter: { memberId, ...filter } }: { filter: OrderFilter }) {
  const client = useClient();
  return (
    <ExportButton
      request={(format) =>
        client.call(exportMyOrders, {
          query: { ...filter, ...(memberId === undefined ? {} : { userId: memberId }), format },
        })
      }
    />
  );
}
