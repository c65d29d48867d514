import { useLingui } from "@lingui/react/macro";
import { ErrorState } from "@parution/kit/error-state";
import { ArrowBackIcon, ChevronDownIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { useState } from "react";
import { Navigate, useParams } from "react-router";
import { AdActions } from "../../shared/ads/ad-actions.tsx";
import { AdStatusBadge } from "../../shared/ads/ad-status-badge.tsx";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useLink } from "../../shared/links/links.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { type AdAddress, useMyAd } from "./api/use-my-ad.ts";
import { AdSheet } from "./components/ad-sheet.tsx";

/** One of one's own ads: what it says, where it stands, what can be done with it (specification 2, point 2). */
export default function AdDetailsPage() {
  const link = useLink();
  const { slug, id } = useParams();
  const adId = Number(id);
  const isAd = slug && Number.isSafeInteger(adId) && adId > 0;
  return isAd ? (
    <AdOf key={id} address={{ slug, id: adId }} />
  ) : (
    <Navigate to={link("/404")} replace />
  );
}

function AdOf({ address }: { address: AdAddress }) {
  const { t } = useLingui();
  const link = useLink();
  const errorText = useErrorText();
  const { data: ad, error, mutate } = useMyAd(address);
  const [notice, setNotice] = useState<Notice | null>(null);
  if (error?.status === 404 || error?.status === 400) {
    return <Navigate to={link("/404")} replace />;
  }
  if (ad === undefined) {
    return error === undefined ? (
      <DetailsSkeleton />
    ) : (
      <ErrorState
        title={t`Cette annonce ne peut pas être affichée`}
        retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  const trigger = (
    <>
      {t`Actions`}
      <ChevronDownIcon className="size-4" />
    </>
  );
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col items-start gap-3">
        <Link variant="standalone" href={link("/mes-annonces")}>
          <ArrowBackIcon className="size-4" />
          {t`Mes annonces`}
        </Link>
        <div className="w-full">
          <PageTitle
            aside={
              <AdActions
                ad={ad}
                isAlone
                trigger={{ trigger, variant: "secondary" }}
                onNotice={setNotice}
                onChanged={() => void mutate()}
              />
            }
          >
            {ad.title}
          </PageTitle>
        </div>
        <AdStatusBadge ad={ad} />
      </div>
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      <AdSheet ad={ad} />
    </div>
  );
}

function DetailsSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement de l’annonce`} className="flex flex-col gap-6">
      <Skeleton shape="title" />
      <Skeleton className="h-64" />
      <Skeleton className="h-48" />
    </div>
  );
}
