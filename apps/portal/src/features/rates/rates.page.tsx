import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { NewspaperChoice } from "../../shared/notices/newspaper-choice.tsx";
import { useOwnNewspaper } from "../../shared/support/use-home.ts";
import { RatesOf } from "./rates-of.tsx";
import { RatesSkeleton } from "./rates-skeleton.tsx";
import { useRates } from "./use-rates.ts";

/** Rates of a newspaper, as the order form applies them. */
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
          variant="display"
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
