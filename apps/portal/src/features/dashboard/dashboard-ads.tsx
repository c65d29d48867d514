import { Trans, useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ListBody } from "@parution/app/lists/list-body.tsx";
import { ListTable, type Pagination } from "@parution/app/lists/list-table.tsx";
import { NewspaperIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import type { TableColumn } from "@parution/kit/table";
import { shownAdStatus } from "@parution/rules/ads";
import { dateInZone, formatDayFirst } from "@parution/rules/dates";
import { keepPhones } from "@parution/rules/lines";
import { useCreditTerms } from "../../shared/account/use-account.ts";
import { AdStatusBadge } from "../../shared/ad-status.tsx";
import { adPath } from "../../shared/ads/ad-with-actions.ts";
import { type DashboardAd, useDashboardAds } from "./dashboard.data.ts";

/** The latest ads, one page at a time. */
export function DashboardAds(pagination: Pagination) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <section className="render-when-near flex min-w-0 flex-col gap-4 border-t border-line pt-6">
      <ListBody
        read={useDashboardAds(pagination.page)}
        failureTitle={t`Vos annonces ne peuvent pas être affichées`}
      >
        {({ answer, loading }) => (
          <ListTable
            {...pagination}
            caption={t`Dernières annonces`}
            hideCaption={false}
            pagesLabel={t`Pages des dernières annonces`}
            isPending={loading}
            pendingLabel={t`Chargement des annonces`}
            icon={NewspaperIcon}
            columns={columns}
            rows={answer?.ads ?? []}
            rowKey={(ad) => ad.id}
            info={answer?.info}
          />
        )}
      </ListBody>
    </section>
  );
}

function useColumns(): readonly TableColumn<DashboardAd>[] {
  const language = useLanguage();
  const link = useLink();
  const zone = usePublisherZone();
  const onTerm = useCreditTerms()?.credit;
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
          <Link variant="standalone" href={link(adPath(ad))}>
            <bdi>{keepPhones(ad.title)}</bdi>
          </Link>
          <span className="font-normal text-body-sm text-fg-muted">{ad.support.label}</span>
        </span>
      ),
    },
    {
      id: "status",
      header: <Trans>Statut</Trans>,
      cell: ({ status, webState, correction }) => (
        <AdStatusBadge
          status={shownAdStatus(status, webState, { onTerm, toCorrect: Boolean(correction) })}
        />
      ),
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
