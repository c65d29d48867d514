import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";
import { ORDER_STATUS_CODES, type OrderStatus } from "@parution/rules/orders";
import { lazy, Suspense, useState } from "react";
import { ListBody } from "../../shared/list/list-body.tsx";
import { ListFilterForm } from "../../shared/list/list-filter-form.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { useListPlace } from "../../shared/list/use-list-place.ts";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { orderStatuses } from "../../shared/status/order-status.ts";
import { useMyOrders } from "./api/use-my-orders.ts";

/** The table's code comes while its rows do: title and filter stand first. */
const MyOrdersTable = lazy(() =>
  import("./components/my-orders-table.tsx").then((module) => ({ default: module.MyOrdersTable })),
);

const OrdersExport = lazy(() =>
  import("./components/orders-export.tsx").then((module) => ({ default: module.OrdersExport })),
);

/** The statuses one can filter by, in the order of an order's life. */
const filterStatuses = Object.keys(ORDER_STATUS_CODES) as OrderStatus[]; // keyed by status

/** One's own orders: filters, table, previous and next (specification 2, point 2). */
export default function MyOrdersPage() {
  const { t } = useLingui();
  const { page, filter, address, formKey, narrow } = useListPlace("/mes-commandes", filterStatuses);
  const read = useMyOrders(page, filter);
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        aside={
          <Suspense fallback={<Skeleton className="h-11 w-32" />}>
            <OrdersExport filter={filter} />
          </Suspense>
        }
      >
        {t`Mes commandes`}
      </PageTitle>
      <ListFilterForm
        key={formKey}
        label={t`Filtrer mes commandes`}
        filter={filter}
        statuses={filterStatuses}
        texts={orderStatuses}
        resetHref={address(1, {})}
        onFilter={narrow}
      />
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      <ListBody read={read} failureTitle={t`Vos commandes ne peuvent pas être affichées`}>
        {(shown) => (
          <MyOrdersTable
            {...shown}
            page={page}
            hrefFor={(number) => address(number, filter)}
            onNotice={setNotice}
          />
        )}
      </ListBody>
    </div>
  );
}
