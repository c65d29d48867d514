import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import type { ActionOutcome } from "@parution/app/lists/outcome-alert.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Alert } from "@parution/kit/alert";
import { ArrowBackIcon, ChevronDownIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { shownAdStatus, webStateOf } from "@parution/rules/ads";
import { keepPhones } from "@parution/rules/lines";
import { usePayEntry } from "../../shared/account/use-pay-entry.ts";
import { AdStatusBadge } from "../../shared/ad-status.tsx";
import { AdActions } from "../../shared/ads/ad-actions.tsx";
import { CorrectionAlert } from "../../shared/ads/correction-alert.tsx";
import type { AdDetails } from "./use-my-ad.ts";

interface AdHeadProps {
  ad: AdDetails;
  /** Message about the result of an action. */
  onOutcome: (outcome: ActionOutcome) => void;
}

/** Title, status and actions of an ad, with the operator's reason if it was refused. */
export function AdHead({ ad, onOutcome }: AdHeadProps) {
  const { t } = useLingui();
  const link = useLink();
  const pay = usePayEntry();
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
              <AdStatusBadge
                status={shownAdStatus(ad.status, webStateOf(ad.switch), {
                  onTerm: ad.onTerm,
                  toCorrect: Boolean(ad.correction),
                })}
              />
              <AdActions
                ad={ad}
                pay={pay}
                isAlone
                trigger={{ trigger, variant: "secondary" }}
                onOutcome={onOutcome}
              />
            </div>
          }
        >
          {keepPhones(ad.title)}
        </PageTitle>
      </div>
      {ad.correction && <CorrectionAlert adId={ad.id} correction={ad.correction} />}
      {ad.refusalReason !== null && (
        <Alert
          tone="danger"
          labels={{ tone: t`Refus` }}
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
