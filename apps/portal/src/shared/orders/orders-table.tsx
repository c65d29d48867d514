import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ListTable, type Pagination } from "@parution/app/lists/list-table.tsx";
import type { ShownPage } from "@parution/app/lists/shown-page.ts";
import { NewspaperIcon } from "@parution/kit/icon";
import { type ReactNode, useMemo } from "react";
import type { ListedOrder, OrderPage } from "./listed-order.ts";
import { orderColumns } from "./order-columns.tsx";

interface OrdersTableProps extends ShownPage<OrderPage>, Pagination {
  /** Accessible name of the table. */
  caption: string;
  /** Shows the team member who placed each order. */
  namesMember?: boolean;
  /** Actions at the end of a row, if any. */
  actions?: (order: ListedOrder) => ReactNode;
}

/** A page of orders. */
export function OrdersTable(props: OrdersTableProps) {
  const { caption, namesMember = false, answer, page, loading, hrefFor, actions } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const zone = usePublisherZone();
  const columns = useMemo(
    () =>
      orderColumns({
        language,
        zone,
        namesMember,
        hrefOf: ({ id }) => link(`/commande/show/${id}`),
      }),
    [language, zone, link, namesMember],
  );
  return (
    <ListTable
      caption={caption}
      pagesLabel={t`Pages de commandes`}
      isPending={loading}
      pendingLabel={t`Chargement des commandes`}
      icon={NewspaperIcon}
      columns={columns}
      rows={answer?.orders ?? []}
      rowKey={(order) => order.id}
      info={answer?.info}
      page={page}
      hrefFor={hrefFor}
      actions={actions}
    />
  );
}
