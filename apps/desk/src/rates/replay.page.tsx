import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { formatAmount, isolated } from "@parution/app/i18n/formats.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { exportReplay, replayRates } from "@parution/contract/lazy/rate-cards";
import { Skeleton } from "@parution/kit/skeleton";
import { Statistic } from "@parution/kit/statistic";
import { Table, type TableColumn } from "@parution/kit/table";
import { formatLongDate } from "@parution/rules/dates";
import { useParams } from "react-router";
import { BackLink } from "../shared/back-link.tsx";
import { isMissing, NotFound } from "../shared/no-access.tsx";
import { SpreadsheetButton } from "../shared/spreadsheet-button.tsx";

interface Sums {
  readonly ads: number;
  readonly charged: number;
  readonly priced: number;
}

/** The ads of the last 90 days at the prices of a draft. */
export function ReplayPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const client = useClient();
  const draftId = Number(useParams().draft);
  const { data, error, isValidating, mutate } = useRead(
    replayRates,
    { params: { draftId } },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (data === undefined && isMissing(error)) return <NotFound />;
  const since = data && formatLongDate(data.from, language);
  const unsold = data?.unsold ?? 0;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-6">
        <BackLink href={link(`/tarifs/${draftId}`)}>{t`Grille`}</BackLink>
        <PageTitle
          aside={
            data && (
              <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
                <SpreadsheetButton
                  request={() => client.call(exportReplay, { params: { draftId } })}
                />
              </div>
            )
          }
        >
          {t`Simulation`}
        </PageTitle>
      </div>
      <ReadFailure
        title={t`La simulation n’a pas abouti`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && isValidating && (
        <>
          <p role="status">{t`Les commandes des 90 derniers jours sont recalculées…`}</p>
          <Skeleton shape="block" />
        </>
      )}
      {data && (
        <>
          <p className="text-fg-muted tabular-nums">
            {t`${plural(data.ads, { one: "# annonce depuis le", other: "# annonces depuis le" })}`}{" "}
            {since}
            {unsold > 0 &&
              t` · ${plural(unsold, { one: "# annonce qui ne se vend plus, non comptée", other: "# annonces qui ne se vendent plus, non comptées" })}`}
          </p>
          <div className="grid gap-4 sm:grid-cols-3">
            <Statistic label={t`Facturé`} value={formatAmount(data.charged, language)} />
            <Statistic label={t`Avec cette grille`} value={formatAmount(data.priced, language)} />
            <Statistic
              label={t`Différence`}
              value={differenceOf(data, language)}
              emphasis="brand"
            />
          </div>
          <Differences
            caption={t`Par rubrique`}
            rows={data.headings}
            total={data.headingCount}
            names={[
              { id: "support", header: t`Journal`, cell: ({ support }) => support },
              {
                id: "heading",
                header: t`Rubrique`,
                rowHeader: true,
                cell: ({ heading }) => heading,
              },
            ]}
            keyOf={({ support, heading }) => `${support} ${heading}`}
          />
          <Differences
            caption={t`Par compte`}
            rows={data.accounts}
            total={data.accountCount}
            names={[
              { id: "account", header: t`Compte`, rowHeader: true, cell: ({ account }) => account },
            ]}
            keyOf={({ account }) => account}
          />
        </>
      )}
    </div>
  );
}

interface DifferencesProps<Row extends Sums> {
  caption: string;
  rows: readonly Row[];
  /** Number of all rows, of which the service names the first. */
  total: number;
  names: readonly TableColumn<Row>[];
  keyOf: (row: Row) => string;
}

/** Sums of rows, those that differ most first. */
function Differences<Row extends Sums>({
  caption,
  rows,
  total,
  names,
  keyOf,
}: DifferencesProps<Row>) {
  const { t } = useLingui();
  const language = useLanguage();
  const table = (
    <Table
      caption={caption}
      rows={rows.map((row, place) => ({ ...row, place }))}
      rowKey={(row) => `${row.place} ${keyOf(row)}`}
      columns={[
        ...names,
        { id: "ads", header: t`Annonces`, align: "end", cell: ({ ads }) => ads },
        {
          id: "charged",
          header: t`Facturé`,
          align: "end",
          cell: ({ charged }) => isolated(formatAmount(charged, language)),
        },
        {
          id: "priced",
          header: t`Avec cette grille`,
          align: "end",
          cell: ({ priced }) => isolated(formatAmount(priced, language)),
        },
        {
          id: "difference",
          header: t`Différence`,
          align: "end",
          cell: (row) => isolated(differenceOf(row, language)),
        },
      ]}
      empty={t`Aucune annonce dans cette période.`}
    />
  );
  const named = rows.length;
  if (named >= total) return table;
  return (
    <div className="flex flex-col gap-3">
      {table}
      <p className="text-body-sm text-fg-muted">
        {t`Les ${named} plus grandes différences sur ${total} ; l’export contient toutes les lignes.`}
      </p>
    </div>
  );
}

function differenceOf({ charged, priced }: Sums, language: Language): string {
  const difference = priced - charged;
  const amount = formatAmount(Math.abs(difference), language);
  if (difference === 0) return amount;
  return `${difference > 0 ? "+" : "−"}${amount}`;
}
