import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { PeriodField } from "@parution/app/form/period-field.tsx";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { MOST_REPORT_DAYS } from "@parution/contract/desk-reports";
import { readReportSupports } from "@parution/contract/lazy/desk-reports";
import type { DateRange } from "@parution/kit/date-range-picker";
import { Select } from "@parution/kit/select";
import { Skeleton } from "@parution/kit/skeleton";
import { Tabs } from "@parution/kit/tabs";
import { type IsoDate, isIsoDate } from "@parution/rules/dates";
import { Suspense, use, useState } from "react";
import { EditionReport } from "./edition-report.tsx";
import { ModerationReport } from "./moderation-report.tsx";
import { RevenueReport } from "./revenue-report.tsx";
import {
  type ChangeReport,
  isReportPeriod,
  type ReportFilter,
  useReportFilter,
} from "./use-report-filter.ts";

const PERIOD = "w-full sm:w-96";

/** Revenue, decisions and fill of a period, each with its spreadsheet. */
export function ReportsPage() {
  const { t } = useLingui();
  const { filter, change } = useReportFilter();
  const { data: supports = [] } = useRead(readReportSupports, {});
  const { from, to, supportId, by } = filter;
  const query = { from, to, supportId };
  const isKnown = supports.some(({ id }) => id === supportId);
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t`Rapports`}</PageTitle>
      <div className="flex flex-wrap items-start gap-4">
        <Suspense fallback={<Skeleton shape="block" className={`h-18 ${PERIOD}`} />}>
          <Period filter={filter} onChange={change} />
        </Suspense>
        <Select
          className="w-full sm:w-64"
          label={t`Journal`}
          value={isKnown ? String(supportId) : ""}
          onChange={({ currentTarget: { value } }) =>
            change({ supportId: value === "" ? undefined : Number(value) })
          }
          items={[
            { value: "", label: t`Tous les journaux` },
            ...supports.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
      </div>
      <Tabs
        label={t`Rapports`}
        value={filter.view}
        onChange={(id) => {
          if (id === "revenue" || id === "moderation" || id === "editions") change({ view: id });
        }}
        items={[
          {
            id: "revenue",
            label: t`Recettes`,
            panel: <RevenueReport query={{ ...query, by }} onGroup={(by) => change({ by })} />,
          },
          { id: "moderation", label: t`Modération`, panel: <ModerationReport query={query} /> },
          { id: "editions", label: t`Éditions`, panel: <EditionReport query={query} /> },
        ]}
      />
    </div>
  );
}

interface PeriodProps {
  filter: ReportFilter;
  onChange: ChangeReport;
}

/** Period of the report: applied once both days are there and it is not too long. */
function Period({ filter: { from, to }, onChange }: PeriodProps) {
  use(messagesOf(useLanguage(), "@parution/app/lists"));
  const { t } = useLingui();
  const [range, setRange] = useState<DateRange>({ start: from, end: to });
  const requestedSpan = `${from} ${to}`;
  const [shown, setShown] = useState(requestedSpan);
  if (shown !== requestedSpan) {
    setShown(requestedSpan);
    setRange({ start: from, end: to });
  }
  const period = periodOf(range);
  const isTooLong = period !== null && period.from <= period.to && !isTaken(period);
  return (
    <PeriodField
      className={PERIOD}
      label={t`Période`}
      value={range}
      error={isTooLong ? t`${MOST_REPORT_DAYS} jours au plus.` : undefined}
      onChange={(chosen) => {
        setRange(chosen);
        const wanted = periodOf(chosen);
        if (wanted !== null && isTaken(wanted)) onChange(wanted);
      }}
    />
  );
}

interface Days {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const isTaken = ({ from, to }: Days) => isReportPeriod(from, to);

/** Null while a day is missing. */
function periodOf({ start, end }: DateRange): Days | null {
  if (start === null || end === null || !isIsoDate(start) || !isIsoDate(end)) return null;
  return { from: start, to: end };
}
