import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { formatCount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer, CallInput } from "@parution/contract/call";
import type { readModerationReport as reportCall } from "@parution/contract/desk-reports";
import { exportModerationReport, readModerationReport } from "@parution/contract/lazy/desk-reports";
import { EmptyState } from "@parution/kit/empty-state";
import { CheckCircleIcon } from "@parution/kit/icon";
import { Table } from "@parution/kit/table";
import { SpreadsheetButton } from "../shared/spreadsheet-button.tsx";
import { ReportFrame, Total } from "./report-frame.tsx";

type Report = CallAnswer<typeof reportCall>;

interface ModerationReportProps {
  query: CallInput<typeof reportCall>["query"];
}

/** Decisions of a period and the time that they took, by newspaper. */
export function ModerationReport({ query }: ModerationReportProps) {
  const { t } = useLingui();
  const client = useClient();
  const report = useRead(readModerationReport, { query });
  const { data } = report;
  return (
    <ReportFrame
      report={report}
      title={t`Les délais de modération ne peuvent pas être affichés`}
      controls={
        <SpreadsheetButton
          className="ms-auto"
          label={t`Tableur`}
          request={() => client.call(exportModerationReport, { query })}
        />
      }
    >
      {data?.total.decisions === 0 ? (
        <EmptyState icon={CheckCircleIcon} title={t`Aucune décision sur cette période`} />
      ) : (
        <DecisionTable report={data} />
      )}
    </ReportFrame>
  );
}

/** Undefined: it is being read. */
function DecisionTable({ report }: { report: Report | undefined }) {
  const { t } = useLingui();
  const language = useLanguage();
  const durationOf = useDuration();
  const rows = [
    ...(report?.rows ?? []),
    ...(report === undefined ? [] : [{ ...report.total, support: null }]),
  ];
  type Row = (typeof rows)[number];
  const count = (id: "decisions" | "accepted" | "returned" | "refused", header: string) => ({
    id,
    header,
    align: "end" as const,
    cell: (row: Row) => (
      <Total isTotal={row.support === null}>{formatCount(row[id], language)}</Total>
    ),
  });
  const duration = (id: "median" | "slowest", header: string) => ({
    id,
    header,
    align: "end" as const,
    cell: (row: Row) => (
      <Total isTotal={row.support === null}>
        <span className="whitespace-nowrap">{durationOf(row[id])}</span>
      </Total>
    ),
  });
  return (
    <Table
      caption={t`Modération`}
      hideCaption
      rows={rows}
      rowKey={({ support }) => support ?? ""}
      isPending={report === undefined}
      pendingLabel={t`Chargement des décisions`}
      columns={[
        {
          id: "support",
          header: t`Journal`,
          rowHeader: true,
          cell: ({ support }) =>
            support === null ? <Total isTotal>{t`Total`}</Total> : <bdi>{support}</bdi>,
        },
        count("decisions", t`Décisions`),
        count("accepted", t`Acceptées`),
        count("returned", t`Renvoyées`),
        count("refused", t`Refusées`),
        duration("median", t`Délai médian`),
        duration("slowest", t`90 % en moins de`),
      ]}
      empty={t`Aucune décision sur cette période`}
    />
  );
}

const [HOUR, DAY] = [60, 24 * 60];

/** Writes minutes in the two units that matter; «—» for none. */
function useDuration() {
  const { t } = useLingui();
  return (minutes: number | null): string => {
    if (minutes === null) return "—";
    const days = Math.floor(minutes / DAY);
    const hours = Math.floor((minutes % DAY) / HOUR);
    const rest = minutes % HOUR;
    if (days > 0) return t`${days} j ${hours} h`;
    return hours > 0 ? t`${hours} h ${rest} min` : t`${rest} min`;
  };
}
