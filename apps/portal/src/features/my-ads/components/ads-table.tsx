import { useLingui } from "@lingui/react/macro";
import { MoreIcon, NewspaperIcon } from "@parution/kit/icon";
import { useMemo } from "react";
import type { MyAd, MyAds } from "../../../shared/ads/acted-ad.ts";
import { AdActions } from "../../../shared/ads/ad-actions.tsx";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { useLanguage, useLink } from "../../../shared/links/links.tsx";
import { type ListPlace, ListTable } from "../../../shared/list/list-table.tsx";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import type { ShownPage } from "../../../shared/list/shown-page.ts";
import { adColumns } from "./ad-columns.tsx";

interface AdsTableProps extends ShownPage<MyAds>, ListPlace {
  /** What came of an action on a row. */
  onNotice: (notice: Notice) => void;
}

/** A page of ads, each with what can be done with it. */
export function AdsTable(props: AdsTableProps) {
  const { answer, page, loading, hrefFor, onNotice } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const zone = usePublisherZone();
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
      loadingLabel={loading ? t`Chargement des annonces` : undefined}
      icon={NewspaperIcon}
      columns={columns}
      rows={answer?.ads ?? []}
      rowKey={(ad) => ad.id}
      info={answer?.info}
      page={page}
      hrefFor={hrefFor}
      actions={(ad) => <AdActions ad={ad} trigger={menuOf(ad)} onNotice={onNotice} />}
    />
  );
}
