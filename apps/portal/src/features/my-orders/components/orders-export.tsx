import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { ExportButton } from "../../../shared/files/export-button.tsx";
import type { OrderFilter } from "../api/use-my-orders.ts";

const exportMyOrders = callLater(() => import("@parution/contract/exports"), "exportMyOrders");

/** Saves the orders that the filter leaves as a sheet. */
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
