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
  /** Whether each order says which team member ordered it. */
  namesMember?: boolean;
  /** What stands at the end of a row, where anything can be done. */
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
