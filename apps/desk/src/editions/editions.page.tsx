import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { capitalize } from "@parution/app/i18n/formats.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ButtonLink } from "@parution/kit/button";
import { Heading } from "@parution/kit/heading";
import { ChevronBackIcon, ChevronForwardIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { Link } from "@parution/kit/link";
import { Select } from "@parution/kit/select";
import { Skeleton } from "@parution/kit/skeleton";
import { Table } from "@parution/kit/table";
import { addDays, formatFullDate, formatLongDate, type IsoDate } from "@parution/rules/dates";
import { type ReactNode, useState } from "react";
import { EditionStatus, shownState } from "../shared/edition-status.tsx";
import { type EditionDay, useEditionDays } from "./editions.data.ts";

/** Days of the list, and those that one press goes on. */
const [SHOWN, STEP] = [14, 7];

/** Two weeks of editions of all printed newspapers: their states, closings and numbers of ads. */
export function EditionsPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const [from, setFrom] = useState<IsoDate>();
  const [support, setSupport] = useState("");
  const { data, error, isLoading, mutate } = useEditionDays(from);
  const editions = data?.editions ?? [];
  const supports = new Map(editions.map((row) => [String(row.supportId), row.support]));
  const chosen = supports.has(support) ? support : "";
  const rows = editions.filter(({ supportId }) => chosen === "" || String(supportId) === chosen);
  const first = data?.from;
  const [start, end] = first === undefined ? ["", ""] : rangeOf(first, language);
  // From the weeks asked for last: a press may come before they are shown.
  const turn = (days: number) =>
    first !== undefined && setFrom((asked = first) => addDays(asked, days));
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        aside={<ButtonLink href={link("/editions/format")}>{t`Format des pages`}</ButtonLink>}
      >
        {t`Éditions`}
      </PageTitle>
      <ReadFailure
        title={t`Les éditions ne peuvent pas être affichées`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {(data !== undefined || error === undefined) && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <Select
              className="w-full sm:w-72"
              label={t`Journal`}
              value={chosen}
              onChange={(event) => setSupport(event.currentTarget.value)}
              items={[
                { value: "", label: t`Tous les journaux` },
                ...[...supports].map(([value, label]) => ({ value, label })),
              ]}
            />
            <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
              <IconButton
                label={t`Semaine précédente`}
                icon={<ChevronBackIcon />}
                onClick={() => turn(-STEP)}
              />
              {start === "" ? (
                <Skeleton className="w-56" />
              ) : (
                <Heading level={2} size="title-sm" aria-live="polite" className="text-center">
                  {t`Du ${start} au ${end}`}
                </Heading>
              )}
              <IconButton
                label={t`Semaine suivante`}
                icon={<ChevronForwardIcon />}
                onClick={() => turn(STEP)}
              />
            </div>
          </div>
          <EditionTable rows={rows} isPending={isLoading} />
        </>
      )}
    </div>
  );
}

/** First and last day of the list from a day on; the year stands once where both have it. */
function rangeOf(first: IsoDate, language: Language): [start: string, end: string] {
  const last = addDays(first, SHOWN - 1);
  const format = first.slice(0, 4) === last.slice(0, 4) ? formatLongDate : formatFullDate;
  return [format(first, language), formatFullDate(last, language)];
}

function EditionTable({ rows, isPending }: { rows: readonly EditionDay[]; isPending: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  return (
    <Table
      caption={t`Éditions`}
      hideCaption
      rows={rows}
      rowKey={({ supportId, day }) => `${supportId} ${day}`}
      isPending={isPending}
      pendingLabel={t`Chargement des éditions`}
      expectedRows={10}
      columns={[
        {
          id: "day",
          header: t`Édition du`,
          rowHeader: true,
          cell: ({ supportId, support, day }) => (
            <Link
              variant="standalone"
              className="sm:whitespace-nowrap"
              href={link(`/editions/${supportId}/${day}`)}
              aria-label={`${capitalize(formatLongDate(day, language))}, ${support}`}
            >
              {capitalize(formatLongDate(day, language))}
            </Link>
          ),
        },
        {
          id: "support",
          header: t`Journal`,
          cell: ({ support }) => <bdi className="sm:whitespace-nowrap">{support}</bdi>,
        },
        {
          id: "state",
          header: t`État`,
          cell: (row) => <EditionStatus state={shownState(row, serverNow())} />,
        },
        { id: "closes", header: t`Bouclage`, cell: (row) => <Closing {...row} /> },
        {
          id: "entered",
          header: <Wrapped>{t`Dans l’édition`}</Wrapped>,
          align: "end",
          cell: ({ entered }) => <Ads count={entered} />,
        },
        {
          id: "unpaid",
          header: t({ message: "À payer", context: "annonces" }),
          align: "end",
          cell: ({ unpaid }) => <Ads count={unpaid} />,
        },
        {
          id: "undecided",
          header: t`À décider`,
          align: "end",
          cell: ({ undecided, state }) => <Ads count={undecided} isLate={state !== "open"} />,
        },
        {
          id: "missed",
          header: <Wrapped>{t`Non parues`}</Wrapped>,
          align: "end",
          cell: ({ missed }) => <Ads count={missed} isLate />,
        },
      ]}
      empty={t`Aucune édition dans ces deux semaines.`}
    />
  );
}

/** Title of a column of figures that may take two lines, so that the table fits beside the menu. */
function Wrapped({ children }: { children: ReactNode }) {
  return <span className="whitespace-normal">{children}</span>;
}

/** Instant at which an edition closes by itself; one that was opened again after it closes at the desk. */
function Closing({ state, closesAt }: EditionDay) {
  const { t } = useLingui();
  const minute = useInstant();
  if (state !== "open") return <span className="text-fg-muted">—</span>;
  if (closesAt <= serverNow()) return <span>{t`À la main`}</span>;
  return <span className="whitespace-nowrap tabular-nums">{minute(closesAt)}</span>;
}

/** Number of ads; those that someone has to see to stand out. */
function Ads({ count, isLate = false }: { count: number; isLate?: boolean }) {
  const emphasis = isLate ? "font-semibold text-danger" : undefined;
  return <span className={count === 0 ? "text-fg-muted" : emphasis}>{count}</span>;
}
