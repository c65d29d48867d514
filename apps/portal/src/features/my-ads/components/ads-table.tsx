import { useLingui } from "@lingui/react/macro";
import { EmptyState } from "@parution/kit/empty-state";
import { MoreIcon, NewspaperIcon } from "@parution/kit/icon";
import { Pager } from "@parution/kit/pager";
import { Table } from "@parution/kit/table";
import { useMemo } from "react";
import type { MyAd, MyAds } from "../../../shared/ads/acted-ad.ts";
import { AdActions } from "../../../shared/ads/ad-actions.tsx";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { useLanguage, useLink } from "../../../shared/links/links.tsx";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import { adColumns } from "./ad-columns.tsx";

interface AdsTableProps {
  answer: MyAds | undefined;
  page: number;
  loading: boolean;
  hrefFor: (page: number) => string;
  /** What came of an action on a row. */
  onNotice: (notice: Notice) => void;
  /** A row is not as it was. */
  onChanged: () => void;
}

/** A page of ads and the way to its neighbours. An empty list shows the server's message. */
export function AdsTable(props: AdsTableProps) {
  const { answer, page, loading, hrefFor, onNotice, onChanged } = props;
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
    <>
      <Table
        caption={t`Mes annonces`}
        hideCaption
        columns={columns}
        rows={answer?.ads ?? []}
        rowKey={(ad) => ad.id}
        loadingLabel={loading ? t`Chargement des annonces` : undefined}
        empty={<EmptyState icon={NewspaperIcon} title={answer?.info.message} />}
        actions={{
          header: t`Actions`,
          cell: (ad) => (
            <AdActions ad={ad} trigger={menuOf(ad)} onNotice={onNotice} onChanged={onChanged} />
          ),
        }}
      />
      <Pager
        label={t`Pages de mes annonces`}
        page={page}
        hasNext={answer !== undefined && answer.info.next !== null}
        hrefFor={hrefFor}
        previousLabel={t`Précédent`}
        nextLabel={t`Suivant`}
        position={t`Page ${page}`}
      />
    </>
  );
}
