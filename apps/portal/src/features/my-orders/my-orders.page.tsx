import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { ExportButton } from "@parution/app/files/export-button.tsx";
import { ListBody } from "@parution/app/lists/list-body.tsx";
import { ListFilterForm } from "@parution/app/lists/list-filter-form.tsx";
import type { Pagination } from "@parution/app/lists/list-table.tsx";
import { type ActionOutcome, OutcomeAlert } from "@parution/app/lists/outcome-alert.tsx";
import type { ShownPage } from "@parution/app/lists/shown-page.ts";
import { useFilterParams } from "@parution/app/lists/use-list-params.ts";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { exportMyOrders } from "@parution/contract/lazy/exports";
import { ActionMenu } from "@parution/kit/action-menu";
import { MoreIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { useState } from "react";
import { useOrderStatusTexts } from "../../shared/order-status.tsx";
import type { OrderPage } from "../../shared/orders/listed-order.ts";
import { OrdersTable } from "../../shared/orders/orders-table.tsx";
import {
  filterStatuses,
  type OrderFilter,
  orderFilterOf,
  orderSearchOf,
  parseOrderFilter,
  useMyOrders,
  useOrderingMembers,
} from "./my-orders.data.ts";
import { useOrderActions } from "./use-order-actions.tsx";

/** The account's orders: filters, table, pagination. */
export default function MyOrdersPage() {
  const { t } = useLingui();
  const { page, filter, isNarrowed, parse, address, formKey, narrow } = useFilterParams(
    "/mes-commandes",
    { read: orderFilterOf, parse: parseOrderFilter, write: orderSearchOf },
  );
  const orders = useMyOrders(page, filter);
  const statusTexts = useOrderStatusTexts();
  const isEmpty = orders.data?.info.total === 0;
  const members = useOrderingMembers();
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle aside={!isEmpty && <OrdersExport filter={filter} />}>{t`Mes commandes`}</PageTitle>
      {(!isEmpty || isNarrowed) && (
        <ListFilterForm
          key={formKey}
          label={t`Filtrer mes commandes`}
          filter={filter}
          isNarrowed={isNarrowed}
          parse={parse}
          statuses={filterStatuses}
          texts={statusTexts}
          resetHref={address(1, {})}
          onFilter={narrow}
          further={{ memberId: filter.memberId === undefined ? "" : String(filter.memberId) }}
        >
          {members.length === 0
            ? undefined
            : (form) => (
                <Select
                  {...form.field("memberId")}
                  className="max-sm:col-span-full"
                  label={t`Commandée par`}
                  items={[
                    { value: "", label: t`Toute l’équipe` },
                    ...members.map(({ id, name }) => ({ value: String(id), label: name })),
                  ]}
                />
              )}
        </ListFilterForm>
      )}
      {outcome && <OutcomeAlert outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <ListBody read={orders} failureTitle={t`Vos commandes ne peuvent pas être affichées`}>
        {(shown) => (
          <MyOrdersTable
            {...shown}
            namesMember={members.length > 0}
            page={page}
            hrefFor={(number) => address(number, filter)}
            onOutcome={setOutcome}
          />
        )}
      </ListBody>
    </div>
  );
}

/** Exports the filtered orders as a sheet. */
function OrdersExport({ filter: { memberId, ...filter } }: { filter: OrderFilter }) {
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

interface MyOrdersTableProps extends ShownPage<OrderPage>, Pagination {
  /** Shows the team member who placed each order. */
  namesMember: boolean;
  onOutcome: (outcome: ActionOutcome) => void;
}

/** A page of the account's orders, each with its actions. */
function MyOrdersTable({ onOutcome, ...list }: MyOrdersTableProps) {
  const { t } = useLingui();
  const { entriesOf, dialogs } = useOrderActions(onOutcome);
  return (
    <>
      <OrdersTable
        {...list}
        caption={t`Mes commandes`}
        actions={(order) => {
          const actions = entriesOf(order);
          if (actions.length === 0) return null;
          return (
            <ActionMenu
              label={t`Actions`}
              trigger={<MoreIcon />}
              triggerLabel={t`Actions pour ${order.reference}`}
              shape="icon"
              items={actions}
            />
          );
        }}
      />
      {dialogs}
    </>
  );
}
