import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readOverview as call } from "@parution/contract/desk";
import { readOverview } from "@parution/contract/lazy/desk";
import { Heading } from "@parution/kit/heading";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { Statistic } from "@parution/kit/statistic";
import { Table } from "@parution/kit/table";
import { formatLongDate } from "@parution/rules/dates";
import type { ReactNode } from "react";
import { useMay } from "../shared/staff.data.ts";

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
      {data?.closings && <Closings closings={data.closings} />}
      {data?.issues && (
        <Issues
          caption={t`Journaux imprimés à confirmer`}
          issues={data.issues.filter(({ state }) => state === "checking")}
        />
      )}
      {data && <Faults {...data} />}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="title-sm">
        {title}
      </Heading>
      {children}
    </section>
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
          header: t`Édition`,
          cell: ({ supportId, date }) => {
            const day = formatLongDate(date, language);
            if (!mayOpen) return day;
            return <Link href={link(`/editions/${supportId}/${date}`)}>{day}</Link>;
          },
        },
        { id: "closes", header: t`Bouclage`, cell: ({ closesAt }) => at(closesAt) },
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

interface IssuesProps {
  caption: string;
  issues: NonNullable<Overview["issues"]>;
}

/** Printed issues that wait for a person, each with a link to its page; nothing where there are none. */
function Issues({ caption, issues }: IssuesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  if (issues.length === 0) return null;
  return (
    <Table
      caption={caption}
      rows={issues}
      rowKey={({ supportId, day }) => `${supportId} ${day}`}
      columns={[
        { id: "support", header: t`Journal`, cell: ({ support }) => support },
        {
          id: "day",
          header: t`Édition`,
          cell: ({ supportId, day }) => (
            <Link href={link(`/editions/${supportId}/${day}/journal`)}>
              {formatLongDate(day, language)}
            </Link>
          ),
        },
      ]}
      empty={t`Rien à signaler.`}
    />
  );
}

/** Failures of the day; a sentence where there are none. */
function Faults({
  issues,
  mails,
  payments,
  books,
}: Pick<Overview, "issues" | "mails" | "payments" | "books">) {
  const { t } = useLingui();
  const language = useLanguage();
  const at = useInstant();
  const refused = issues?.filter(({ state }) => state === "failed") ?? [];
  const seesNone = mails === null && payments === null && books === null;
  if (seesNone && refused.length === 0) return null;
  const isCalm =
    refused.length === 0 && !mails?.length && !payments?.length && !books?.discrepancies;
  const differing = books?.discrepancies ?? 0;
  return (
    <Part title={t`Ce qui a mal tourné`}>
      {isCalm && <p className="text-fg-muted">{t`Rien à signaler.`}</p>}
      <Issues caption={t`Journaux imprimés refusés`} issues={refused} />
      {differing > 0 && (
        <p>{t`${plural(differing, { one: "# écart dans les comptes de la nuit.", other: "# écarts dans les comptes de la nuit." })}`}</p>
      )}
      {payments !== null && payments.length > 0 && (
        <Table
          caption={t`Paiements arrivés trop tard`}
          rows={payments}
          rowKey={({ order, answeredAt }) => `${order} ${answeredAt}`}
          columns={[
            { id: "order", header: t`Commande`, cell: ({ order }) => order },
            { id: "at", header: t`Reçu le`, cell: ({ answeredAt }) => at(answeredAt) },
            {
              id: "amount",
              header: t`Montant`,
              cell: ({ amount }) => formatAmount(amount, language),
              align: "end",
            },
          ]}
          empty={t`Rien à signaler.`}
        />
      )}
      {mails !== null && mails.length > 0 && (
        <Table
          caption={t`Courriers non remis`}
          rows={mails}
          rowKey={({ key }) => key}
          columns={[
            { id: "key", header: t`Courrier`, cell: ({ key }) => <bdi dir="ltr">{key}</bdi> },
            { id: "at", header: t`Échec le`, cell: ({ failedAt }) => at(failedAt) },
            { id: "error", header: t`Cause`, cell: ({ error }) => <bdi dir="ltr">{error}</bdi> },
          ]}
          empty={t`Rien à signaler.`}
        />
      )}
    </Part>
  );
}
