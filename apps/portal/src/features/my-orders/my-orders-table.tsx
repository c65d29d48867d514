import { useLingui } from "@lingui/react/macro";
import type { ListPlace } from "@parution/app/lists/list-table.tsx";
import type { ShownPage } from "@parution/app/lists/shown-page.ts";
import type { Toast } from "@parution/app/lists/toast-alert.tsx";
import { ActionMenu } from "@parution/kit/action-menu";
import { MoreIcon } from "@parution/kit/icon";
import type { OrderPage } from "../../shared/orders/listed-order.ts";
import { OrdersTable } from "../../shared/orders/orders-table.tsx";
import { useOrderActions } from "./use-order-actions.tsx";

interface MyOrdersTableProps extends ShownPage<OrderPage>, ListPlace {
  /** Shows the team member who placed each order. */
  namesMember: boolean;
  onToast: (toast: Toast) => void;
}

/** A page of the account's orders, each with its actions. */
export function MyOrdersTable({ onToast, ...list }: MyOrdersTableProps) {
  const { t } = useLingui();
  const { entriesOf, dialogs } = useOrderActions(onToast);
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
