import { useLingui } from "@lingui/react/macro";
import { formatCount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import type { ReactNode } from "react";

interface ReportFrameProps {
  report: {
    readonly data?: unknown;
    readonly error?: unknown;
    readonly mutate: () => unknown;
  };
  /** Heading of a failure. */
  title: string;
  /** Rows of the whole report; undefined: it has no bound, or is being read. */
  rowCount?: number | undefined;
  /** Rows on the screen. */
  shown?: number | undefined;
  controls: ReactNode;
  children: ReactNode;
}

/** Report below its controls: its failure, or its table and a line on rows that are left out. */
export function ReportFrame({
  report,
  title,
  rowCount = 0,
  shown = 0,
  controls,
  children,
}: ReportFrameProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data, error, mutate } = report;
  const [first, all] = [formatCount(shown, language), formatCount(rowCount, language)];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">{controls}</div>
      <ReadFailure
        title={title}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {(data !== undefined || error === undefined) && children}
      {rowCount > shown && (
        <p className="text-body-sm text-fg-muted">
          {t`Les ${first} premières lignes sur ${all} ; le tableur les contient toutes.`}
        </p>
      )}
    </div>
  );
}

interface TotalProps {
  isTotal: boolean;
  children: ReactNode;
}

/** Figure of a table whose last row is the total. */
export function Total({ isTotal, children }: TotalProps) {
  return (
    <span className={isTotal ? "font-semibold tabular-nums" : "tabular-nums"}>{children}</span>
  );
}
