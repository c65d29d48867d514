import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { useLink } from "../../shared/links/links.tsx";
import { ReadFailure } from "../../shared/list/read-failure.tsx";
import { NewspaperChoice } from "../../shared/notices/newspaper-choice.tsx";
import { PageHead } from "../../shared/page-head/page-head.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { type Rates, useRates } from "./api/use-rates.ts";
import { CanvasRates } from "./components/canvas-rates.tsx";
import { PriceRules } from "./components/price-rules.tsx";
import { RatesSkeleton } from "./components/rates-skeleton.tsx";
import { UnitRates } from "./components/unit-rates.tsx";
import { canvasTables } from "./model/rate-tables.ts";

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
      {error !== undefined && (
        <ReadFailure
          title={t`Les tarifs ne peuvent pas être affichés`}
          error={error}
          isBesideOld={rates !== undefined}
          onRetry={() => void mutate()}
        />
      )}
      {rates !== undefined && <RatesOf rates={rates} />}
      {rates === undefined && error === undefined && <RatesSkeleton />}
    </div>
  );
}

function RatesOf({ rates }: { rates: Rates }) {
  const tables = canvasTables(rates);
  return (
    <>
      <PriceRules rates={rates} />
      <UnitRates rates={rates} />
      {tables.map((table) => (
        <CanvasRates key={table.headings.join()} table={table} isOnly={tables.length === 1} />
      ))}
    </>
  );
}
