import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { capitalize, formatCount, formatShare } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer, CallInput } from "@parution/contract/call";
import type { readEditionReport as reportCall } from "@parution/contract/desk-reports";
import { exportEditionReport, readEditionReport } from "@parution/contract/lazy/desk-reports";
import { EmptyState } from "@parution/kit/empty-state";
import { NewspaperIcon } from "@parution/kit/icon";
import { Table } from "@parution/kit/table";
import { formatFullDate } from "@parution/rules/dates";
import { EditionStatus } from "../shared/edition-status.tsx";
import { SpreadsheetButton } from "../shared/spreadsheet-button.tsx";
import { ReportFrame } from "./report-frame.tsx";

interface EditionReportProps {
  query: CallInput<typeof reportCall>["query"];
}

/** Pages, ads and fill of the editions of a period. */
export function EditionReport({ query }: EditionReportProps) {
  const { t } = useLingui();
  const client = useClient();
  const report = useRead(readEditionReport, { query });
  const { data } = report;
  return (
    <ReportFrame
      report={report}
      title={t`Les éditions ne peuvent pas être affichées`}
      rowCount={data?.rowCount}
      shown={data?.rows.length}
      controls={
        <SpreadsheetButton
          className="ms-auto"
          label={t`Tableur`}
          request={() => client.call(exportEditionReport, { query })}
        />
      }
    >
      {data?.rowCount === 0 ? (
        <EmptyState icon={NewspaperIcon} title={t`Aucune édition bouclée sur cette période`} />
      ) : (
        <FillTable rows={data?.rows} />
      )}
    </ReportFrame>
  );
}

interface FillTableProps {
  /** Undefined while they are read. */
  rows: CallAnswer<typeof reportCall>["rows"] | undefined;
}

function FillTable({ rows }: FillTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const counted = (count: number | null) => (count === null ? "—" : formatCount(count, language));
  return (
    <Table
      caption={t`Éditions`}
      hideCaption
      rows={rows ?? []}
      rowKey={({ supportId, day }) => `${supportId} ${day}`}
      isPending={rows === undefined}
      pendingLabel={t`Chargement des éditions`}
      columns={[
        {
          id: "day",
          header: t`Édition du`,
          rowHeader: true,
          cell: ({ day }) => capitalize(formatFullDate(day, language)),
        },
        {
          id: "support",
          header: t`Journal`,
          cell: ({ support }) => <bdi className="sm:whitespace-nowrap">{support}</bdi>,
        },
        { id: "state", header: t`État`, cell: ({ state }) => <EditionStatus state={state} /> },
        { id: "pages", header: t`Pages`, align: "end", cell: ({ pages }) => counted(pages) },
        { id: "ads", header: t`Annonces`, align: "end", cell: ({ ads }) => counted(ads) },
        {
          id: "filled",
          header: t`Remplissage`,
          align: "end",
          cell: ({ filled }) => (filled === null ? "—" : formatShare(filled / 100, language)),
        },
      ]}
      empty={t`Aucune édition bouclée sur cette période`}
    />
  );
}
