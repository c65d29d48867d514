import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readOverview } from "@parution/contract/desk";
import { Link } from "@parution/kit/link";
import { Statistic } from "@parution/kit/statistic";
import { Table } from "@parution/kit/table";
import { formatLongDate } from "@parution/rules/dates";
import { Issues, Part } from "./parts.tsx";
import { Undelivered } from "./undelivered.tsx";

type Overview = CallAnswer<typeof readOverview>;
type Failures = NonNullable<Overview["failures"]>;

type FaultsProps = Pick<
  Overview,
  "issues" | "mails" | "payments" | "books" | "errorReports" | "failures"
>;

/** Failures of the day; a sentence where there are none. */
export function Faults({ issues, mails, payments, books, errorReports, failures }: FaultsProps) {
  const { t } = useLingui();
  const link = useLink();
  const refused = issues?.filter(({ state }) => state === "failed") ?? [];
  const seen = [mails, payments, books, errorReports, failures];
  if (seen.every((part) => part === null) && refused.length === 0) return null;
  const differing = books?.discrepancies ?? 0;
  const reports = errorReports ?? 0;
  const count =
    refused.length + (mails?.total ?? 0) + (payments?.length ?? 0) + (failures?.total ?? 0);
  const isCalm = count + differing + reports === 0;
  return (
    <Part title={t`Ce qui a mal tourné`}>
      {isCalm && <p className="text-fg-muted">{t`Rien à signaler.`}</p>}
      <Issues caption={t`Journaux imprimés refusés`} issues={refused} />
      {differing > 0 && (
        <p>{t`${plural(differing, { one: "# écart dans les comptes de la nuit.", other: "# écarts dans les comptes de la nuit." })}`}</p>
      )}
      {reports > 0 && (
        <div className="grid gap-4 sm:grid-cols-3">
          <Statistic label={t`Erreurs signalées`} value={reports} href={link("/erreurs")} />
        </div>
      )}
      {failures !== null && failures.total > 0 && <FailedJobs failures={failures} />}
      {payments !== null && payments.length > 0 && <LatePayments payments={payments} />}
      {mails !== null && <Undelivered mails={mails} />}
    </Part>
  );
}

function FailedJobs({ failures }: { failures: Failures }) {
  const { t } = useLingui();
  const at = useInstant();
  const link = useLink();
  const language = useLanguage();
  const jobs = useJobNames();
  const others = failures.total - failures.rows.length;
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption={t`Travaux que le programme n’arrive pas à faire`}
        rows={failures.rows}
        rowKey={({ job, reference, edition, since }) =>
          `${job} ${reference} ${edition?.supportId} ${edition?.day} ${since}`
        }
        columns={[
          {
            id: "ad",
            header: t`Annonce ou édition`,
            cell: ({ reference, edition }) =>
              edition === null ? (
                (reference ?? t`Plusieurs`)
              ) : (
                <Link
                  variant="standalone"
                  href={link(`/editions/${edition.supportId}/${edition.day}`)}
                >
                  <span>
                    <bdi>{edition.support}</bdi> · {formatLongDate(edition.day, language)}
                  </span>
                </Link>
              ),
          },
          { id: "job", header: t`Travail`, cell: ({ job }) => jobs[job] },
          { id: "since", header: t`Depuis`, cell: ({ since }) => at(since) },
          { id: "retry", header: t`Prochain essai`, cell: ({ retryAt }) => at(retryAt) },
          {
            id: "error",
            header: t`Cause`,
            cell: ({ error }) => (
              <bdi dir="ltr" className="wrap-anywhere">
                {error}
              </bdi>
            ),
          },
        ]}
        empty={t`Rien à signaler.`}
      />
      {others > 0 && (
        <p className="text-body-sm text-fg-muted">
          {t`${plural(others, { one: "Et # autre échec, plus récent.", other: "Et # autres échecs, plus récents." })}`}
        </p>
      )}
    </div>
  );
}

function useJobNames(): Readonly<Record<Failures["rows"][number]["job"], string>> {
  const { t } = useLingui();
  return {
    moderation: t`Appliquer la décision`,
    missed: t`Reporter ou rembourser`,
    undecided: t`Signaler l’annonce non décidée`,
    cancelled: t`Signaler l’édition annulée`,
    late: t`Traiter le paiement tardif`,
    absent: t`Signaler l’annonce absente`,
    announced: t`Écrire à l’annonceur`,
    closures: t`Appliquer la fermeture`,
    pages: t`Conserver les pages de l’édition`,
  };
}

function LatePayments({ payments }: { payments: NonNullable<Overview["payments"]> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const at = useInstant();
  return (
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
  );
}
