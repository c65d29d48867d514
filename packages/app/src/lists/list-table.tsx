import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { EmptyState } from "@parution/kit/empty-state";
import { Pager } from "@parution/kit/pager";
import { PoliteAnnouncement } from "@parution/kit/polite-announcement";
import { Table, type TableProps } from "@parution/kit/table";
import type { ComponentProps, ReactNode } from "react";

/** Page of a list, and the addresses of its other pages. */
export interface Pagination {
  /** Page number in the address; its rows may still be loading. */
  readonly page: number;
  readonly hrefFor: (page: number) => string;
}

/** Rows of a whole page. */
const PAGE_SIZE = 10;

/** Information in the answer of every list, besides its rows. */
interface ListInfo {
  readonly next: number | null;
  /** Number of rows of all pages; null where the server stopped counting. */
  readonly total: number | null;
  /** Message for an empty list. */
  readonly message?: string | null;
}

interface ListTableProps<Row>
  extends Pagination,
    Pick<TableProps<Row>, "caption" | "hideCaption" | "columns" | "rows" | "rowKey"> {
  /** Undefined until the first answer. */
  info: ListInfo | undefined;
  /** Accessible name of the pager. */
  pagesLabel: string;
  /** True while rows are loading. */
  isPending: boolean;
  pendingLabel: string;
  /** Icon of the empty list. */
  icon: ComponentProps<typeof EmptyState>["icon"];
  /** Actions in the last column of a row. */
  actions?: ((row: Row) => ReactNode) | undefined;
}

/** Table of one page with a pager. An empty list shows the server's message, which is announced to screen readers. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { info, page, hrefFor, pagesLabel, icon, actions, hideCaption = true, ...table } = props;
  const { t } = useLingui();
  const isEmpty = !table.isPending && table.rows.length === 0;
  return (
    <>
      <PoliteAnnouncement text={isEmpty ? (info?.message ?? "") : ""} />
      <Table
        {...table}
        hideCaption={hideCaption}
        expectedRows={PAGE_SIZE}
        empty={<EmptyState icon={icon} title={info?.message} />}
        actions={actions && { header: t`Actions`, cell: actions }}
      />
      {info && !isEmpty && (
        <ListPages info={info} page={page} hrefFor={hrefFor} pagesLabel={pagesLabel} />
      )}
    </>
  );
}

interface ListPagesProps extends Pagination {
  info: ListInfo;
  pagesLabel: string;
}

/** Number of rows, and the pager where there are several pages. */
function ListPages({ info, page, hrefFor, pagesLabel }: ListPagesProps) {
  const { t } = useLingui();
  const position = usePosition(page, info.total);
  if (page === 1 && info.next === null) {
    return <p className="text-center text-body-sm text-fg-muted tabular-nums">{position}</p>;
  }
  return (
    <Pager
      label={pagesLabel}
      page={page}
      hasNext={info.next !== null}
      hrefFor={hrefFor}
      labels={{ previous: t`Précédent`, next: t`Suivant` }}
      position={position}
    />
  );
}

/** Position of a page among all rows, such as «Page 2 sur 4 · 34 résultats». */
function usePosition(page: number, total: number | null): string {
  const { t } = useLingui();
  if (total === null) return t`Page ${page}`;
  const results = t`${plural(total, { one: "# résultat", other: "# résultats" })}`;
  if (total <= PAGE_SIZE) return results;
  const pages = Math.ceil(total / PAGE_SIZE);
  return t`Page ${page} sur ${pages} · ${results}`;
}
