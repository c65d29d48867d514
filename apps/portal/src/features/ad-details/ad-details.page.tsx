import { useLingui } from "@lingui/react/macro";
import { ArrowBackIcon, ChevronDownIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { Navigate, useParams } from "react-router";
import { AdStatusBadge } from "../../shared/ads/ad-status-badge.tsx";
import { useLink } from "../../shared/links/links.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { ReadFailure } from "../../shared/list/read-failure.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { type AdAddress, useMyAd } from "./api/use-my-ad.ts";
import { AdSheet } from "./components/ad-sheet.tsx";

/** What is read comes before what can be done. */
const AdActions = lazy(() =>
  import("../../shared/ads/ad-actions.tsx").then((module) => ({ default: module.AdActions })),
);

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
  const { data: ad, error, mutate } = useMyAd(address);
  const [notice, setNotice] = useState<Notice | null>(null);
  if (error?.status === 404 || error?.status === 400) {
    return <Navigate to={link("/404")} replace />;
  }
  const failure = error !== undefined && (
    <ReadFailure
      title={t`Cette annonce ne peut pas être affichée`}
      error={error}
      isBesideOld={ad !== undefined}
      onRetry={() => void mutate()}
    />
  );
  if (ad === undefined) {
    return failure || <DetailsSkeleton />;
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
              <Suspense fallback={<Skeleton className="h-11 w-28" />}>
                <AdActions
                  ad={ad}
                  isAlone
                  trigger={{ trigger, variant: "secondary" }}
                  onNotice={setNotice}
                  onChanged={() => void mutate()}
                />
              </Suspense>
            }
          >
            {ad.title}
          </PageTitle>
        </div>
        <AdStatusBadge ad={ad} />
      </div>
      {failure}
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
