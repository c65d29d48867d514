import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "@parution/kit/empty-state";
import { ErrorState } from "@parution/kit/error-state";
import { NewspaperIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Pager } from "@parution/kit/pager";
import { Table, type TableColumn } from "@parution/kit/table";
import { dateInZone, formatDayFirst } from "@parution/rules/dates";
import { AdStatusBadge } from "../../../shared/ads/ad-status-badge.tsx";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage, useLink } from "../../../shared/links/links.tsx";
import { type DashboardAd, useDashboardAds } from "../api/use-dashboard.ts";

interface DashboardAdsProps {
  readonly page: number;
  readonly hrefFor: (page: number) => string;
}

/** The latest ads, a page at a time. */
export function DashboardAds({ page, hrefFor }: DashboardAdsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const columns = useColumns();
  const { data, error, isLoading, isValidating, mutate } = useDashboardAds(page);
  if (error && data === undefined) {
    return (
      <ErrorState
        title={t`Vos annonces ne peuvent pas être affichées`}
        retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  const loading = isLoading || (isValidating && data?.info.current !== page);
  return (
    <section className="flex min-w-0 flex-col gap-4 border-t border-line pt-6">
      <Table
        caption={t`Dernières annonces`}
        columns={columns}
        rows={data?.ads ?? []}
        rowKey={(ad) => ad.id}
        loadingLabel={loading ? t`Chargement des annonces` : undefined}
        empty={<EmptyState icon={NewspaperIcon} title={data?.info.message} />}
      />
      <Pager
        label={t`Pages des dernières annonces`}
        page={page}
        hasNext={data !== undefined && data.info.next !== null}
        hrefFor={hrefFor}
        previousLabel={t`Précédent`}
        nextLabel={t`Suivant`}
        position={t`Page ${page}`}
      />
    </section>
  );
}

function useColumns(): readonly TableColumn<DashboardAd>[] {
  const language = useLanguage();
  const link = useLink();
  const zone = usePublisherZone();
  return [
    {
      id: "date",
      header: <Trans>Date</Trans>,
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatDayFirst(dateInZone(createdAt, zone))}
        </span>
      ),
    },
    {
      id: "ad",
      header: <Trans>Annonce</Trans>,
      rowHeader: true,
      cell: (ad) => (
        <span className="flex flex-col">
          <Link variant="standalone" href={link(`/mes-annonce/show/${ad.slug}/${ad.id}`)}>
            <bdi>{ad.title}</bdi>
          </Link>
          <span className="font-normal text-fg-muted">{ad.support.label}</span>
        </span>
      ),
    },
    {
      id: "status",
      header: <Trans>Statut</Trans>,
      cell: ({ status }) => <AdStatusBadge ad={{ status, switch: "none" }} />,
    },
    {
      id: "total",
      header: <Trans>Montant TTC</Trans>,
      align: "end",
      cell: ({ total }) => (
        <bdi className="whitespace-nowrap tabular-nums">{formatAmount(total, language)}</bdi>
      ),
    },
  ];
}
