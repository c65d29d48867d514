import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { ListBody } from "../../shared/list/list-body.tsx";
import { ListFilterForm } from "../../shared/list/list-filter-form.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { useFilterPlace } from "../../shared/list/use-list-place.ts";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { orderStatuses } from "../../shared/status/order-status.ts";
import {
  filterStatuses,
  orderFilterOf,
  orderSearchOf,
  useMyOrders,
  useOrderingMembers,
} from "./api/use-my-orders.ts";

/** The table's code comes while its rows do: title and filter stand first. */
const MyOrdersTable = lazy(() =>
  import("./components/my-orders-table.tsx").then((module) => ({ default: module.MyOrdersTable })),
);

const OrdersExport = lazy(() =>
  import("./components/orders-export.tsx").then((module) => ({ default: module.OrdersExport })),
);

/** One's own orders: filters, table, previous and next (specification 2, point 2). */
export default function MyOrdersPage() {
  const { t } = useLingui();
  const { page, filter, isNarrowed, read, address, formKey, narrow } = useFilterPlace(
    "/mes-commandes",
    { read: orderFilterOf, write: orderSearchOf },
  );
  const orders = useMyOrders(page, filter);
  const isEmpty = orders.data?.info.total === 0;
  const members = useOrderingMembers();
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        aside={
          !isEmpty && (
            <Suspense fallback={<Skeleton className="h-11 w-32" />}>
              <OrdersExport filter={filter} />
            </Suspense>
          )
        }
      >
        {t`Mes commandes`}
      </PageTitle>
      {(!isEmpty || isNarrowed) && (
        <ListFilterForm
          key={formKey}
          label={t`Filtrer mes commandes`}
          {...{ filter, isNarrowed, read }}
          statuses={filterStatuses}
          texts={orderStatuses}
          resetHref={address(1, {})}
          onFilter={narrow}
        >
          {members.length > 0 && (
            <Select
              name="membre"
              className="max-sm:col-span-full"
              label={t`Commandée par`}
              options={[
                { value: "", label: t`Toute l’équipe` },
                ...members.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              defaultValue={filter.memberId === undefined ? "" : String(filter.memberId)}
            />
          )}
        </ListFilterForm>
      )}
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      <ListBody read={orders} failureTitle={t`Vos commandes ne peuvent pas être affichées`}>
        {(shown) => (
          <MyOrdersTable
            {...shown}
            namesMember={members.length > 0}
            page={page}
            hrefFor={(number) => address(number, filter)}
            onNotice={setNotice}
          />
        )}
      </ListBody>
    </div>
  );
}
