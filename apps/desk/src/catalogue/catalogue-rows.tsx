import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readCatalogue as call } from "@parution/contract/desk-catalogue";
import { moveCatalogueRow, retireCatalogueRow } from "@parution/contract/lazy/desk-catalogue";
import { ActionMenu, type MenuAction } from "@parution/kit/action-menu";
import { Alert } from "@parution/kit/alert";
import {
  ArchiveIcon,
  ChevronDownIcon,
  ChevronForwardIcon,
  ChevronUpIcon,
  EditIcon,
  MoreIcon,
  RefreshIcon,
} from "@parution/kit/icon";
import { Table } from "@parution/kit/table";
import {
  CATALOGUE_NAMES,
  type CatalogueColumn,
  type CatalogueTableName,
  catalogueTable,
} from "@parution/rules/catalogue";
import { formatDayFirst, isIsoDate } from "@parution/rules/dates";
import { useColumnNames, useOrderedColumns, useTableNames, useValueNames } from "./use-names.ts";

export type CatalogueRow = CallAnswer<typeof call>["rows"][number];

interface CatalogueRowsProps {
  name: CatalogueTableName;
  rows: readonly CatalogueRow[];
  isPending: boolean;
  /** False where rows between are not shown. */
  canMove: boolean;
  /** Text where there are none. */
  empty: string;
  onEdit: (row: CatalogueRow) => void;
  /** Address of the rows of another table that belong to some. */
  hrefFor: (table: CatalogueTableName, parentIds: readonly (number | undefined)[]) => string;
}

/** Longest text that a table shows. */
const SHOWN_LENGTH = 120;
/** Most columns beside each other; the dialog of a row has all of them. */
const SHOWN_COLUMNS = 6;

/** Rows of a table with what can be done with each. */
export function CatalogueRows(props: CatalogueRowsProps) {
  const { name, rows, isPending, canMove, empty, onEdit, hrefFor } = props;
  const { t } = useLingui();
  const columnName = useColumnNames();
  const tableNames = useTableNames();
  const client = useClient();
  const { ordered, retires, namedBy } = catalogueTable(name);
  const columns = useOrderedColumns(name);
  const action = useAction(async (row: CatalogueRow, change: "up" | "down" | "retire") => {
    const body = { table: name, id: row.id };
    if (change === "retire") {
      await client.call(retireCatalogueRow, { body: { ...body, retired: !row.retired } });
    } else await client.call(moveCatalogueRow, { body: { ...body, step: change } });
  });
  const actionsOf = (row: CatalogueRow): MenuAction[] => [
    { id: "edit", label: t`Modifier`, icon: EditIcon, onSelect: () => onEdit(row) },
    ...belongingTo(name).map(({ table, place }) => ({
      id: table,
      label: tableNames[table],
      icon: ChevronForwardIcon,
      href: hrefFor(table, place === 0 ? [row.id] : [undefined, row.id]),
    })),
    ...(ordered !== undefined && canMove && !row.retired
      ? [
          {
            id: "up",
            label: t`Monter`,
            icon: ChevronUpIcon,
            onSelect: () => void action.run(row, "up"),
          },
          {
            id: "down",
            label: t`Descendre`,
            icon: ChevronDownIcon,
            onSelect: () => void action.run(row, "down"),
          },
        ]
      : []),
    ...(retires
      ? [
          {
            id: "retire",
            label: row.retired ? t`Proposer à nouveau` : t`Ne plus proposer`,
            icon: row.retired ? RefreshIcon : ArchiveIcon,
            onSelect: () => void action.run(row, "retire"),
          },
        ]
      : []),
  ];
  const actionsLabel = (of: string) => t`Actions de ${of}`;
  const isShort = ({ most = 0, kind }: CatalogueColumn) => kind !== "text" || most <= SHOWN_LENGTH;
  const short = columns.filter(isShort);
  const shown = (short.length > 0 ? short : columns).slice(0, SHOWN_COLUMNS);
  const nameColumn = namedBy ?? shown.find(({ kind }) => kind === "text")?.name ?? "";
  const nameOf = (row: CatalogueRow) =>
    row.labels[nameColumn] || String(row.values[nameColumn] ?? "");
  return (
    <div className="flex flex-col gap-4">
      {action.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {action.refusal}
        </Alert>
      )}
      <Table
        caption={t`Lignes du catalogue`}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        isPending={isPending}
        pendingLabel={t`Chargement`}
        columns={[
          ...shown.map((column) => ({
            id: column.name,
            header: columnName(column.name),
            rowHeader: column.name === nameColumn,
            align: isFigure(column) ? ("end" as const) : undefined,
            cell: (row: CatalogueRow) => <Cell column={column} row={row} />,
          })),
          ...(rows.some(({ retired }) => retired)
            ? [
                {
                  id: "retired",
                  header: t`État`,
                  cell: ({ retired }: CatalogueRow) => (retired ? t`Retirée` : t`Proposée`),
                },
              ]
            : []),
        ]}
        actions={{
          header: t`Actions`,
          cell: (row) => (
            <ActionMenu
              trigger={<MoreIcon />}
              triggerLabel={actionsLabel(nameOf(row))}
              label={t`Actions`}
              align="end"
              items={actionsOf(row)}
            />
          ),
        }}
        empty={empty}
      />
    </div>
  );
}

/** Tables whose rows belong to one of this table, and the place of the reference among the first two. */
function belongingTo(name: CatalogueTableName) {
  return CATALOGUE_NAMES.flatMap((table) => {
    const references = catalogueTable(table).columns.filter(({ kind }) => kind === "reference");
    const place = references.slice(0, 2).findIndex(({ of }) => of === name);
    return place < 0 ? [] : [{ table, place }];
  });
}

const isFigure = ({ kind }: CatalogueColumn) => kind === "count" || kind === "price";

function Cell({ column, row }: { column: CatalogueColumn; row: CatalogueRow }) {
  const { t } = useLingui();
  const language = useLanguage();
  const valueName = useValueNames();
  const value = row.values[column.name] ?? null;
  if (value === null || value === "") return "—";
  switch (column.kind) {
    case "flag":
      return value ? t`Oui` : t`Non`;
    case "price":
      return formatAmount(Number(value), language);
    case "reference":
      return <Words>{row.labels[column.name] || "—"}</Words>;
    case "choice":
      return <Words>{valueName(String(value))}</Words>;
    case "day":
      return typeof value === "string" && isIsoDate(value) ? formatDayFirst(value) : "—";
    case "text":
      return (
        <bdi lang={column.language} className={row.retired ? "text-fg-muted" : undefined}>
          {value}
        </bdi>
      );
    default:
      return <span className="tabular-nums">{value}</span>;
  }
}

/** Short text whose words are kept whole in a narrow column. */
const Words = ({ children }: { children: string }) => (
  <span className="wrap-break-word">{children}</span>
);
