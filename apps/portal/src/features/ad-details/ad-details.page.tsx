import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";
import { useState } from "react";
import { Navigate, useParams } from "react-router";
import { adPath } from "../../shared/ads/acted-ad.ts";
import { useLink } from "../../shared/links/links.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { ReadFailure } from "../../shared/list/read-failure.tsx";
import { type AdAddress, useMyAd } from "./api/use-my-ad.ts";
import { AdHead } from "./components/ad-head.tsx";
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
  const { data: ad, error, mutate } = useMyAd(address);
  const [notice, setNotice] = useState<Notice | null>(null);
  if (error?.status === 404 || error?.status === 400) {
    return <Navigate to={link("/404")} replace />;
  }
  if (ad === undefined && error === undefined) return <DetailsSkeleton />;
  if (ad && ad.slug !== address.slug) return <Navigate to={link(adPath(ad))} replace />;
  return (
    <div className="flex flex-col gap-8">
      {ad && <AdHead ad={ad} onNotice={setNotice} />}
      <ReadFailure
        title={t`Cette annonce ne peut pas être affichée`}
        error={error}
        isBesideOld={ad !== undefined}
        onRetry={() => void mutate()}
      />
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      {ad && <AdSheet ad={ad} />}
    </div>
  );
}

function DetailsSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement de l’annonce`} className="flex flex-col gap-6">
      <Skeleton shape="title" />
      <Skeleton shape="block" className="h-64" />
      <Skeleton shape="block" className="h-48" />
    </div>
  );
}
