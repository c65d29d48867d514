import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readOverview as call } from "@parution/contract/desk";
import { readOverview } from "@parution/contract/lazy/desk";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { Statistic } from "@parution/kit/statistic";
import { Table } from "@parution/kit/table";
import { formatLongDate } from "@parution/rules/dates";
import { EditionStatus } from "../shared/edition-status.tsx";
import { useMay } from "../shared/staff.data.ts";
import { Faults } from "./faults.tsx";
import { Issues, Part } from "./parts.tsx";

type Overview = CallAnswer<typeof call>;

const MINUTE = 60_000;

/** First page of the desk: what waits, closes and went wrong, as far as the user may see it. */
export function OverviewPage() {
  const { t } = useLingui();
  const { data, error, mutate } = useRead(readOverview, {}, { refreshInterval: MINUTE });
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{t`Aujourd’hui`}</PageTitle>
      <ReadFailure
        title={t`L’accueil ne peut pas être affiché`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" />}
      {data?.waiting && <WaitingAds waiting={data.waiting} />}
      {data?.messages && <WaitingMessages messages={data.messages} />}
      {data?.closings && <Closings closings={data.closings} />}
      {data?.issues && (
        <Issues
          caption={t`Journaux imprimés à confirmer`}
          issues={data.issues.filter(({ state }) => state === "checking")}
        />
      )}
      {data?.missed && <MissedAds missed={data.missed} />}
      {data && <Faults {...data} />}
    </div>
  );
}

function WaitingAds({ waiting }: { waiting: NonNullable<Overview["waiting"]> }) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <Part title={t`À décider`}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Statistic label={t`En retard`} value={waiting.late} />
        <Statistic label={t`À rendre aujourd’hui`} value={waiting.dueToday} />
        <Statistic label={t`En tout`} value={waiting.total} href={link("/moderation")} />
      </div>
    </Part>
  );
}

function WaitingMessages({ messages }: { messages: NonNullable<Overview["messages"]> }) {
  const { t } = useLingui();
  const link = useLink();
  const { waiting, late } = messages;
  if (waiting === 0) return null;
  return (
    <Part title={t`Messages sans réponse`}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Statistic label={t`Au-delà d’un jour ouvré`} value={late} />
        <Statistic label={t`En tout`} value={waiting} href={`${link("/messages")}?etat=waiting`} />
      </div>
    </Part>
  );
}

/** Ads that did not run and whose clients have not chosen yet, by their editions. */
function MissedAds({ missed }: { missed: NonNullable<Overview["missed"]> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  if (missed.total === 0) return null;
  const others = missed.total - missed.rows.length;
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption={t`Annonces non parues qui attendent le choix du client`}
        rows={missed.rows}
        rowKey={({ supportId, day }) => `${supportId} ${day}`}
        columns={[
          { id: "support", header: t`Journal`, cell: ({ support }) => support },
          {
            id: "day",
            header: t({ message: "Édition", context: "du jour" }),
            cell: ({ supportId, day }) => (
              <Link variant="standalone" href={link(`/editions/${supportId}/${day}`)}>
                {formatLongDate(day, language)}
              </Link>
            ),
          },
          { id: "ads", header: t`Annonces`, cell: ({ ads }) => ads, align: "end" },
        ]}
        empty={t`Rien à signaler.`}
      />
      {others > 0 && (
        <p className="text-body-sm text-fg-muted">
          {t`${plural(others, { one: "Et # autre édition, plus ancienne.", other: "Et # autres éditions, plus anciennes." })}`}
        </p>
      )}
    </div>
  );
}

function Closings({ closings }: { closings: NonNullable<Overview["closings"]> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const mayOpen = useMay("keepEditions");
  const at = useInstant();
  return (
    <Table
      caption={t`Prochains bouclages`}
      rows={closings}
      rowKey={({ support, date }) => `${support} ${date}`}
      columns={[
        { id: "support", header: t`Journal`, cell: ({ support }) => support },
        {
          id: "date",
          header: t({ message: "Édition", context: "du jour" }),
          cell: ({ supportId, date, hasEdition }) => {
            const day = formatLongDate(date, language);
            if (!mayOpen || !hasEdition) return day;
            return (
              <Link variant="standalone" href={link(`/editions/${supportId}/${date}`)}>
                {day}
              </Link>
            );
          },
        },
        {
          id: "closes",
          header: t`Bouclage`,
          cell: ({ closesAt }) =>
            closesAt > serverNow() ? at(closesAt) : <EditionStatus state="reopened" />,
        },
        { id: "ads", header: t`Annonces`, cell: ({ ads }) => ads, align: "end" },
        {
          id: "undecided",
          header: t`À décider`,
          cell: ({ undecided }) => undecided,
          align: "end",
        },
      ]}
      empty={t`Aucun bouclage à venir.`}
    />
  );
}
