import { Trans, useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { ExportButton } from "@parution/app/files/export-button.tsx";
import { ListBody } from "@parution/app/lists/list-body.tsx";
import type { ListFilter } from "@parution/app/lists/list-filter.ts";
import { ListFilterForm } from "@parution/app/lists/list-filter-form.tsx";
import { useListParams } from "@parution/app/lists/use-list-params.ts";
import { exportMyOrders } from "@parution/contract/lazy/exports";
import { readMemberOrders } from "@parution/contract/lazy/team";
import { ORDER_STATUS_CODES, type OrderStatus } from "@parution/rules/orders";
import { useOrderStatusTexts } from "../../shared/order-status.tsx";
import { OrdersTable } from "../../shared/orders/orders-table.tsx";

/** Statuses of the filter, in the order of an order's life. */
const filterStatuses = Object.keys(ORDER_STATUS_CODES) as OrderStatus[]; // keyed by status

/** Orders of a member: filters, export, table, pagination. */
export function MemberOrders({ userId }: { userId: number }) {
  const { t } = useLingui();
  const client = useClient();
  const { page, filter, isNarrowed, parse, address, formKey, narrow } = useListParams(
    `/mon-equipe/membre/${userId}`,
    filterStatuses,
  );
  const orders = useMemberOrders(userId, page, filter);
  const statusTexts = useOrderStatusTexts();
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
          filter={filter}
          isNarrowed={isNarrowed}
          parse={parse}
          statuses={filterStatuses}
          texts={statusTexts}
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

/** A page of a member's orders, newest first. */
const useMemberOrders = (userId: number, page: number, filter: ListFilter<OrderStatus>) =>
  useRead(readMemberOrders, { query: { userId, page, ...filter } });
