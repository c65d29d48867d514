import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { capitalize, formatAmount, formatCount, isolated } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer, CallInput } from "@parution/contract/call";
import {
  REVENUE_GROUPS,
  type RevenueGroup,
  type readRevenueReport as reportCall,
} from "@parution/contract/desk-reports";
import { exportRevenueReport, readRevenueReport } from "@parution/contract/lazy/desk-reports";
import { EmptyState } from "@parution/kit/empty-state";
import { ReceiptIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { Table } from "@parution/kit/table";
import { formatFullDate } from "@parution/rules/dates";
import { SpreadsheetButton } from "../shared/spreadsheet-button.tsx";
import { ReportFrame, Total } from "./report-frame.tsx";

type Query = CallInput<typeof reportCall>["query"];
type Row = CallAnswer<typeof reportCall>["rows"][number];

interface RevenueReportProps {
  query: Query;
  onGroup: (by: RevenueGroup) => void;
}

/** Sales less refunds of a period, by newspaper, heading or day. */
export function RevenueReport({ query, onGroup }: RevenueReportProps) {
  const { t } = useLingui();
  const client = useClient();
  const groups = useGroupNames();
  const report = useRead(readRevenueReport, { query });
  const { data } = report;
  return (
    <ReportFrame
      report={report}
      title={t`Les recettes ne peuvent pas être affichées`}
      rowCount={data?.rowCount}
      shown={data?.rows.length}
      controls={
        <>
          <Select
            className="w-full sm:w-56"
            label={t`Regrouper par`}
            value={query.by}
            onChange={({ currentTarget: { value } }) => {
              const by = REVENUE_GROUPS.find((name) => name === value);
              if (by !== undefined) onGroup(by);
            }}
            items={REVENUE_GROUPS.map((value) => ({ value, label: groups[value] }))}
          />
          <SpreadsheetButton
            label={t`Tableur`}
            request={() => client.call(exportRevenueReport, { query })}
          />
        </>
      }
    >
      {data?.rowCount === 0 ? (
        <EmptyState icon={ReceiptIcon} title={t`Aucune recette sur cette période`} />
      ) : (
        <RevenueTable by={query.by} rows={data?.rows} total={data?.total} />
      )}
    </ReportFrame>
  );
}

function useGroupNames(): Readonly<Record<RevenueGroup, string>> {
  const { t } = useLingui();
  return { support: t`Journal`, heading: t`Rubrique`, day: t`Jour` };
}

interface RevenueTableProps {
  by: RevenueGroup;
  /** Undefined while they are read. */
  rows: readonly Row[] | undefined;
  total: CallAnswer<typeof reportCall>["total"] | undefined;
}

function RevenueTable({ by, rows = [], total }: RevenueTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const groups = useGroupNames();
  const other = by === "heading" ? t`Numéros et abonnements` : t`Sans journal`;
  const nameOf = ({ label, day }: Row) =>
    day === null ? (label ?? other) : capitalize(formatFullDate(day, language));
  const all = [
    ...rows.map((row, place) => ({ ...row, key: String(place), name: nameOf(row) })),
    ...(total === undefined ? [] : [{ ...total, key: "total", name: null }]),
  ];
  const amount = (id: "exclTax" | "tax" | "inclTax", header: string) => ({
    id,
    header,
    align: "end" as const,
    cell: (row: (typeof all)[number]) => (
      <Total isTotal={row.name === null}>{isolated(formatAmount(row[id], language))}</Total>
    ),
  });
  return (
    <Table
      caption={t`Recettes`}
      hideCaption
      rows={all}
      rowKey={({ key }) => key}
      isPending={total === undefined}
      pendingLabel={t`Chargement des recettes`}
      columns={[
        {
          id: "name",
          header: groups[by],
          rowHeader: true,
          cell: ({ name }) =>
            name === null ? <Total isTotal>{t`Total`}</Total> : <bdi>{name}</bdi>,
        },
        {
          id: "sales",
          header: t`Ventes`,
          align: "end",
          cell: ({ sales, name }) => (
            <Total isTotal={name === null}>{formatCount(sales, language)}</Total>
          ),
        },
        amount("exclTax", t`HT`),
        amount("tax", t`TVA`),
        amount("inclTax", t`TTC`),
      ]}
      empty={t`Aucune recette sur cette période`}
    />
  );
}
