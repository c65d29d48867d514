import { useLingui } from "@lingui/react/macro";
import { EmptyState } from "@parution/kit/empty-state";
import { NewspaperIcon } from "@parution/kit/icon";
import { Pager } from "@parution/kit/pager";
import { Table } from "@parution/kit/table";
import { lazy, Suspense, useState } from "react";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { MyAd, MyAds } from "../api/use-my-ads.ts";
import { AdActionsMenu } from "./ad-actions-menu.tsx";
import { adColumns } from "./ad-columns.tsx";

/** The dialog is needed once in a while: its code comes when it opens. */
const CancelDialog = lazy(() =>
  import("./cancel-dialog.tsx").then((module) => ({ default: module.CancelDialog })),
);

interface AdsTableProps {
  answer: MyAds | undefined;
  page: number;
  loading: boolean;
  hrefFor: (page: number) => string;
  /** Called with the server's words once an ad is cancelled. */
  onCancelled: (message: string) => void;
  /** Called with the reason why an ad cannot be paid. */
  onRefused: (reason: string) => void;
}

/** A page of ads and the way to its neighbours. An empty list shows the server's message. */
export function AdsTable(props: AdsTableProps) {
  const { answer, page, loading, hrefFor, onCancelled, onRefused } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const zone = usePublisherZone();
  const [cancelling, setCancelling] = useState<MyAd | null>(null);
  return (
    <>
      <Table
        caption={t`Mes annonces`}
        hideCaption
        columns={adColumns(language, zone)}
        rows={answer?.ads ?? []}
        rowKey={(ad) => ad.id}
        loadingLabel={loading ? t`Chargement des annonces` : undefined}
        empty={<EmptyState icon={NewspaperIcon} title={answer?.info.message} />}
        actions={{
          header: t`Actions`,
          cell: (ad) => (
            <AdActionsMenu ad={ad} onCancel={() => setCancelling(ad)} onRefused={onRefused} />
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
      {cancelling && (
        <Suspense>
          <CancelDialog
            ad={cancelling}
            onClose={() => setCancelling(null)}
            onCancelled={(message) => {
              setCancelling(null);
              onCancelled(message);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
