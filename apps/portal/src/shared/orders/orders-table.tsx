import { useLingui } from "@lingui/react/macro";
import { NewspaperIcon } from "@parution/kit/icon";
import { type ReactNode, useMemo } from "react";
import { usePublisherZone } from "../clock/publisher-zone.ts";
import { useLanguage, useLink } from "../links/links.tsx";
import { type ListPlace, ListTable } from "../list/list-table.tsx";
import type { ShownPage } from "../list/shown-page.ts";
import type { ListedOrder, OrderPage } from "./listed-order.ts";
import { orderColumns } from "./order-columns.tsx";

interface OrdersTableProps extends ShownPage<OrderPage>, ListPlace {
  /** Names the table. */
  caption: string;
  /** What stands at the end of a row, where anything can be done. */
  actions?: (order: ListedOrder) => ReactNode;
}

/** A page of orders. */
export function OrdersTable(props: OrdersTableProps) {
  const { caption, answer, page, loading, hrefFor, actions } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const zone = usePublisherZone();
  const columns = useMemo(
    () => orderColumns({ language, zone, hrefOf: ({ id }) => link(`/commande/show/${id}`) }),
    [language, zone, link],
  );
  return (
    <ListTable
      caption={caption}
      pagesLabel={t`Pages de commandes`}
      loadingLabel={loading ? t`Chargement des commandes` : undefined}
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
