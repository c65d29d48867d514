import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ListTable, type Pagination } from "@parution/app/lists/list-table.tsx";
import type { ActionOutcome } from "@parution/app/lists/outcome-alert.tsx";
import type { ShownPage } from "@parution/app/lists/shown-page.ts";
import { MoreIcon, NewspaperIcon } from "@parution/kit/icon";
import { useMemo } from "react";
import { usePayEntry } from "../../shared/account/use-pay-entry.ts";
import { AdActions } from "../../shared/ads/ad-actions.tsx";
import type { MyAd, MyAds } from "../../shared/ads/ad-with-actions.ts";
import { adColumns } from "./ad-columns.tsx";

interface AdsTableProps extends ShownPage<MyAds>, Pagination {
  /** Message about the result of an action on a row. */
  onOutcome: (outcome: ActionOutcome) => void;
}

/** A page of ads, each with its actions. */
export function AdsTable(props: AdsTableProps) {
  const { answer, page, loading, hrefFor, onOutcome } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const zone = usePublisherZone();
  const pay = usePayEntry();
  const columns = useMemo(() => adColumns({ language, zone, link }), [language, zone, link]);
  const menuOf = (ad: MyAd) => ({
    trigger: <MoreIcon />,
    triggerLabel: t`Actions pour ${ad.title}`,
    shape: "icon" as const,
  });
  return (
    <ListTable
      caption={t`Mes annonces`}
      pagesLabel={t`Pages de mes annonces`}
      isPending={loading}
      pendingLabel={t`Chargement des annonces`}
      icon={NewspaperIcon}
      columns={columns}
      rows={answer?.ads ?? []}
      rowKey={(ad) => ad.id}
      info={answer?.info}
      page={page}
      hrefFor={hrefFor}
      actions={(ad) => <AdActions ad={ad} pay={pay} trigger={menuOf(ad)} onOutcome={onOutcome} />}
    />
  );
}
