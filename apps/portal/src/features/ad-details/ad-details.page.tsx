import { useLingui } from "@lingui/react/macro";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { type ActionOutcome, OutcomeAlert } from "@parution/app/lists/outcome-alert.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { formatDayFirst } from "@parution/rules/dates";
import { useState } from "react";
import { Navigate, useParams } from "react-router";
import { adPath } from "../../shared/ads/ad-with-actions.ts";
import { idIn } from "../../shared/id-in.ts";
import { AdHead } from "./ad-head.tsx";
import { AdSheet } from "./ad-sheet.tsx";
import { type AdAddress, type AdDetails, useMyAd } from "./use-my-ad.ts";

/** One ad of the user: content, status and actions. */
export default function AdDetailsPage() {
  const link = useLink();
  const { slug, id } = useParams();
  const adId = idIn(id);
  if (!slug || adId === null) return <Navigate to={link("/404")} replace />;
  return <AdOf key={adId} address={{ slug, id: adId }} />;
}

function AdOf({ address }: { address: AdAddress }) {
  const { t } = useLingui();
  const link = useLink();
  const { data: ad, error, mutate } = useMyAd(address);
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  if (error?.status === 404 || error?.status === 400) {
    return <Navigate to={link("/404")} replace />;
  }
  if (ad === undefined && error === undefined) return <DetailsSkeleton />;
  if (ad && ad.slug !== address.slug) return <Navigate to={link(adPath(ad))} replace />;
  return (
    <div className="flex flex-col gap-8">
      {ad && <AdHead ad={ad} onOutcome={setOutcome} />}
      <ReadFailure
        title={t`Cette annonce ne peut pas être affichée`}
        error={error}
        isBesideOld={ad !== undefined}
        onRetry={() => void mutate()}
      />
      {outcome && <OutcomeAlert outcome={outcome} onDismiss={() => setOutcome(null)} />}
      {ad && <OpenChoices choices={ad.openChoices} />}
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

/** Dates that the ad misses, each with the way to choose what becomes of it. */
function OpenChoices({ choices }: { choices: AdDetails["openChoices"] }) {
  const { t } = useLingui();
  const minute = useInstant();
  return choices.map(({ day, until, url }) => {
    const date = formatDayFirst(day);
    const last = minute(until);
    return (
      <Alert
        key={day}
        tone="warning"
        labels={{ tone: t`Attention` }}
        title={t`Votre annonce ne paraît pas le ${date}`}
        action={
          <ButtonLink size="sm" href={url} target="_top">
            {t`Choisir`}
          </ButtonLink>
        }
      >
        {t`Choisissez la prochaine édition ou le remboursement. Sans réponse avant le ${last}, elle paraîtra dans la prochaine édition ouverte.`}
      </Alert>
    );
  });
}
