import { Trans, useLingui } from "@lingui/react/macro";
import { ORDER_STATUS_CODES, type OrderStatus } from "@parution/rules/orders";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { ExportButton } from "../../../shared/files/export-button.tsx";
import { ListBody } from "../../../shared/list/list-body.tsx";
import { ListFilterForm } from "../../../shared/list/list-filter-form.tsx";
import { useListPlace } from "../../../shared/list/use-list-place.ts";
import { OrdersTable } from "../../../shared/orders/orders-table.tsx";
import { orderStatuses } from "../../../shared/status/order-status.ts";
import { useMemberOrders } from "../api/use-member-orders.ts";

const exportMyOrders = callLater(() => import("@parution/contract/exports"), "exportMyOrders");

/** The statuses one can filter by, in the order of an order's life. */
const filterStatuses = Object.keys(ORDER_STATUS_CODES) as OrderStatus[]; // keyed by status

/** The orders of a member: filters, sheet, table, previous and next (specification 2, point 2). */
export function MemberOrders({ userId }: { userId: number }) {
  const { t } = useLingui();
  const client = useClient();
  const { page, filter, isNarrowed, read, address, formKey, narrow } = useListPlace(
    `/mon-equipe/membre/${userId}`,
    filterStatuses,
  );
  const orders = useMemberOrders(userId, page, filter);
  const isEmpty = orders.data?.info.total === 0;
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-headline text-heading text-title-sm">
          <Trans>Commandes</Trans>
        </h2>
        {!isEmpty && (
          <ExportButton
            request={(format) =>
              client.call(exportMyOrders, { query: { userId, ...filter, format } })
            }
          />
        )}
      </div>
      {(!isEmpty || isNarrowed) && (
        <ListFilterForm
          key={formKey}
          label={t`Filtrer les commandes du membre`}
          {...{ filter, isNarrowed, read }}
          statuses={filterStatuses}
          texts={orderStatuses}
          resetHref={address(1, {})}
          onFilter={narrow}
        />
      )}
      <ListBody read={orders} failureTitle={t`Les commandes ne peuvent pas être affichées`}>
        {(shown) => (
          <OrdersTable
            {...shown}
            caption={t`Commandes du membre`}
            page={page}
            hrefFor={(number) => address(number, filter)}
          />
        )}
      </ListBody>
    </section>
  );
}
