import { useLingui } from "@lingui/react/macro";
import { EmptyState } from "@parution/kit/empty-state";
import { NewspaperIcon } from "@parution/kit/icon";
import { Pager } from "@parution/kit/pager";
import { Table } from "@parution/kit/table";
import { type ReactNode, useMemo } from "react";
import { usePublisherZone } from "../clock/publisher-zone.ts";
import { useLanguage, useLink } from "../links/links.tsx";
import type { ListedOrder, OrderPage } from "./listed-order.ts";
import { orderColumns } from "./order-columns.tsx";

interface OrdersTableProps {
  /** Names the table. */
  caption: string;
  answer: OrderPage | undefined;
  /** The page that the address asks for, which may still be on its way. */
  page: number;
  loading: boolean;
  hrefFor: (page: number) => string;
  /** What stands at the end of a row, where anything can be done. */
  actions?: (order: ListedOrder) => ReactNode;
}

/** A page of orders and the way to its neighbours. An empty list shows the server's message. */
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
    <>
      <Table
        caption={caption}
        hideCaption
        columns={columns}
        rows={answer?.orders ?? []}
        rowKey={(order) => order.id}
        loadingLabel={loading ? t`Chargement des commandes` : undefined}
        empty={<EmptyState icon={NewspaperIcon} title={answer?.info.message} />}
        actions={actions && { header: t`Actions`, cell: actions }}
      />
      <Pager
        label={t`Pages de commandes`}
        page={page}
        hasNext={answer !== undefined && answer.info.next !== null}
        hrefFor={hrefFor}
        previousLabel={t`Précédent`}
        nextLabel={t`Suivant`}
        position={t`Page ${page}`}
      />
    </>
  );
}
