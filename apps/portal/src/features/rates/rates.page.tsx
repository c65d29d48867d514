import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { useOrderEntry } from "../../shared/account/account-pages.ts";
import { NewspaperChoice } from "../../shared/published-ads/newspaper-choice.tsx";
import { useOwnNewspaper } from "../../shared/support/use-home.ts";
import { CanvasRates } from "./canvas-rates.tsx";
import { PriceRules } from "./price-rules.tsx";
import { canvasTables } from "./rate-tables.ts";
import { UnitRates } from "./unit-rates.tsx";
import { type Rates, useRates } from "./use-rates.ts";

/** Rates of a newspaper, as the order form applies them. */
export default function RatesPage() {
  const { t } = useLingui();
  const link = useLink();
  const order = useOrderEntry();
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
            <ButtonLink variant="primary" href={link(order.page)}>
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

/** Price rules, then prices by line and online, then by format. */
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

/** Placeholder of the rates while they load. */
function RatesSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement des tarifs`} className="flex flex-col gap-8">
      <Skeleton className="h-40" />
      <Skeleton className="h-96 max-w-none" />
    </div>
  );
}
