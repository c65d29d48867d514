import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { useLink } from "../../shared/links/links.tsx";
import { ReadFailure } from "../../shared/list/read-failure.tsx";
import { NewspaperChoice } from "../../shared/notices/newspaper-choice.tsx";
import { PageHead } from "../../shared/page-head/page-head.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { useOwnNewspaper } from "../../shared/support/use-home.ts";
import { useRates } from "./api/use-rates.ts";
import { RatesOf } from "./components/rates-of.tsx";
import { RatesSkeleton } from "./components/rates-skeleton.tsx";

/** What everything costs in a newspaper, as the order form will count it. */
export default function RatesPage() {
  const { t } = useLingui();
  const link = useLink();
  const { data: rates, error, mutate } = useRates();
  return (
    <div className="flex flex-col gap-10">
      <PageHead
        title={t`Tarifs des annonces`}
        description={t`Le prix de chaque annonce, toutes taxes comprises : à la ligne, par format et en ligne, journal par journal et rubrique par rubrique.`}
        newspaper={useOwnNewspaper()}
      />
      <div className="flex flex-col gap-6">
        <PageTitle
          look="display"
          aside={
            <ButtonLink variant="primary" href={link("/passer-votre-annonce")}>
              <PlusIcon />
              {t`Passer une annonce`}
            </ButtonLink>
          }
        >
          {t`Tarifs`}
        </PageTitle>
        <NewspaperChoice page="/tarifs" />
      </div>
      <ReadFailure
        title={t`Les tarifs ne peuvent pas être affichés`}
        error={error}
        isBesideOld={rates !== undefined}
        onRetry={() => void mutate()}
      />
      {rates !== undefined && <RatesOf rates={rates} />}
      {rates === undefined && error === undefined && <RatesSkeleton />}
    </div>
  );
}
