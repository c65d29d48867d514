import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { EmptyState } from "@parution/kit/empty-state";
import { Pager } from "@parution/kit/pager";
import { PoliteAnnouncement } from "@parution/kit/polite-announcement";
import { Table, type TableProps } from "@parution/kit/table";
import type { ComponentProps, ReactNode } from "react";

/** Where a page of a list stands among the others. */
export interface ListPlace {
  /** The page that the address asks for, which may still be on its way. */
  readonly page: number;
  readonly hrefFor: (page: number) => string;
}

/** Rows of a whole page. */
const PAGE_SIZE = 10;

/** What every list's answer says besides its rows. */
interface ListInfo {
  readonly next: number | null;
  /** Rows of all pages; null: more than are counted. */
  readonly total: number | null;
  /** What an empty list says. */
  readonly message?: string | null;
}

interface ListTableProps<Row>
  extends ListPlace,
    Pick<TableProps<Row>, "caption" | "hideCaption" | "columns" | "rows" | "rowKey"> {
  /** Undefined while nothing is read. */
  info: ListInfo | undefined;
  /** Names the way to the other pages. */
  pagesLabel: string;
  /** Whether the rows are on their way. */
  isPending: boolean;
  pendingLabel: string;
  /** The picture of an empty list. */
  icon: ComponentProps<typeof EmptyState>["icon"];
  /** What stands at the end of a row, where anything can be done. */
  actions?: ((row: Row) => ReactNode) | undefined;
}

/** A page of a list and the way to its neighbours. An empty list shows the server's message, which is read out. */
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
      {info && !isEmpty && <ListPages {...{ info, page, hrefFor, pagesLabel }} />}
    </>
  );
}

interface ListPagesProps extends ListPlace {
  info: ListInfo;
  pagesLabel: string;
}

/** The number of rows, and the way to the other pages where there are any. */
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

/** The place of a page among all rows, such as «Page 2 of 4 · 34 results». */
function usePosition(page: number, total: number | null): string {
  const { t } = useLingui();
  if (total === null) return t`Page ${page}`;
  const results = t`${plural(total, { one: "# résultat", other: "# résultats" })}`;
  if (total <= PAGE_SIZE) return results;
  const pages = Math.ceil(total / PAGE_SIZE);
  return t`Page ${page} sur ${pages} · ${results}`;
}
