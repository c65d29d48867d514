import { Trans, useLingui } from "@lingui/react/macro";
import { exportMyOrders } from "@parution/contract/exports";
import { ErrorState } from "@parution/kit/error-state";
import { ORDER_STATUS_CODES, type OrderStatus } from "@parution/rules/orders";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { ExportButton } from "../../../shared/files/export-button.tsx";
import { ListFilterForm } from "../../../shared/list/list-filter-form.tsx";
import { useListPlace } from "../../../shared/list/use-list-place.ts";
import { OrdersTable } from "../../../shared/orders/orders-table.tsx";
import { orderStatuses } from "../../../shared/status/order-status.ts";
import { useMemberOrders } from "../api/use-member-orders.ts";

/** The statuses one can filter by, in the order of an order's life. */
const filterStatuses = Object.keys(ORDER_STATUS_CODES) as OrderStatus[]; // keyed by status

/** The orders of a member: filters, sheet, table, previous and next (specification 2, point 2). */
export function MemberOrders({ userId }: { userId: number }) {
  const { t } = useLingui();
  const client = useClient();
  const errorText = useErrorText();
  const { page, filter, address, formKey, narrow } = useListPlace(
    `/mon-equipe/membre/${userId}`,
    filterStatuses,
  );
  const { data, error, isLoading, isValidating, mutate } = useMemberOrders(userId, page, filter);
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-headline text-heading text-title-sm">
          <Trans>Commandes</Trans>
        </h2>
        <ExportButton
          request={(format) =>
            client.call(exportMyOrders, { query: { userId, ...filter, format } })
          }
        />
      </div>
      <ListFilterForm
        key={formKey}
        label={t`Filtrer les commandes du membre`}
        filter={filter}
        statuses={filterStatuses}
        texts={orderStatuses}
        resetHref={address(1, {})}
        onFilter={narrow}
      />
      {error && data === undefined ? (
        <ErrorState
          title={t`Les commandes ne peuvent pas être affichées`}
          retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <OrdersTable
          caption={t`Commandes du membre`}
          answer={data}
          page={page}
          hrefFor={(number) => address(number, filter)}
          loading={isLoading || (isValidating && data?.info.current !== page)}
        />
      )}
    </section>
  );
}
