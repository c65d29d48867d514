import { useLingui } from "@lingui/react/macro";
import { ActionMenu } from "@parution/kit/action-menu";
import { MoreIcon } from "@parution/kit/icon";
import type { ListPlace } from "../../../shared/list/list-table.tsx";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import type { ShownPage } from "../../../shared/list/shown-page.ts";
import type { OrderPage } from "../../../shared/orders/listed-order.ts";
import { OrdersTable } from "../../../shared/orders/orders-table.tsx";
import { useOrderActs } from "./use-order-acts.tsx";

interface MyOrdersTableProps extends ShownPage<OrderPage>, ListPlace {
  /** Whether each order says which team member ordered it. */
  namesMember: boolean;
  onNotice: (notice: Notice) => void;
}

/** A page of one's own orders, each with what can be done with it. */
export function MyOrdersTable({ onNotice, ...list }: MyOrdersTableProps) {
  const { t } = useLingui();
  const { entriesOf, dialogs } = useOrderActs(onNotice);
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
              actions={actions}
            />
          );
        }}
      />
      {dialogs}
    </>
  );
}
