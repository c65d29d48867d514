import { useLingui } from "@lingui/react/macro";
import { ArrowBackIcon, ChevronDownIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { shownAdStatus, webStateOf } from "@parution/rules/ads";
import { lazy, Suspense } from "react";
import { AdStatusBadge } from "../../../shared/ads/ad-status-badge.tsx";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { useLink } from "../../../shared/links/links.tsx";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import { PageTitle } from "../../../shared/page-title/page-title.tsx";
import type { AdDetails } from "../api/use-my-ad.ts";

/** What is read comes before what can be done. */
const AdActions = lazy(() =>
  import("../../../shared/ads/ad-actions.tsx").then((module) => ({ default: module.AdActions })),
);

interface AdHeadProps {
  ad: AdDetails;
  /** What came of an action. */
  onNotice: (notice: Notice) => void;
}

/** An ad's title, where it stands, and what can be done with it; why it was refused, where it was. */
export function AdHead({ ad, onNotice }: AdHeadProps) {
  const { t } = useLingui();
  const link = useLink();
  const trigger = (
    <>
      {t`Actions`}
      <ChevronDownIcon className="size-4" />
    </>
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <Link variant="standalone" href={link("/mes-annonces")}>
        <ArrowBackIcon className="size-4" />
        {t`Mes annonces`}
      </Link>
      <div className="w-full">
        <PageTitle
          aside={
            <div className="flex flex-wrap items-center justify-between gap-3 max-sm:w-full">
              <AdStatusBadge status={shownAdStatus(ad.status, webStateOf(ad.switch))} />
              <Suspense fallback={<Skeleton className="h-11 w-28" />}>
                <AdActions
                  ad={ad}
                  isAlone
                  trigger={{ trigger, variant: "secondary" }}
                  onNotice={onNotice}
                />
              </Suspense>
            </div>
          }
        >
          {ad.title}
        </PageTitle>
      </div>
      {ad.refusalReason !== null && (
        <Alert
          tone="danger"
          toneLabel={t`Refus`}
          title={t`Cette annonce a été refusée`}
          announce="off"
          className="w-full"
        >
          <bdi>{ad.refusalReason}</bdi>
        </Alert>
      )}
    </div>
  );
}
