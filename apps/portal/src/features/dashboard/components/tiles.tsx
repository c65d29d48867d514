import { Trans } from "@lingui/react/macro";
import { Statistic } from "@parution/kit/statistic";
import { useLink } from "../../../shared/links/links.tsx";
import type { Dashboard } from "../api/use-dashboard.ts";
import type { Unit } from "../model/dashboard-search.ts";
import type { Figures } from "../model/use-figures.ts";

interface TilesProps {
  readonly data: Dashboard;
  readonly unit: Unit;
  readonly figures: Figures;
  /** Set while a year's figures are on their way; the balance is of no year. */
  readonly loadingLabel: string | undefined;
}

/** Balance, counts and what was consumed. */
export function Tiles({ data, unit, figures, loadingLabel }: TilesProps) {
  const link = useLink();
  const { balance, adCount, orderCount, consumed } = data;
  const [shown, other] =
    unit === "inclTax" ? [consumed.number, consumed.exclTax] : [consumed.exclTax, consumed.number];
  const otherAmount = figures.amount(other);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Statistic label={balance.label} value={figures.amount(balance.number)} emphasis="brand" />
      <Statistic
        label={adCount.label}
        value={figures.whole(adCount.number)}
        href={link("/mes-annonces")}
        loadingLabel={loadingLabel}
      />
      <Statistic
        label={orderCount.label}
        value={figures.whole(orderCount.number)}
        href={link("/mes-commandes")}
        loadingLabel={loadingLabel}
      />
      <Statistic
        label={
          <>
            {consumed.label} ({figures.unitLabel})
          </>
        }
        value={figures.amount(shown)}
        note={
          unit === "inclTax" ? <Trans>{otherAmount} HT</Trans> : <Trans>{otherAmount} TTC</Trans>
        }
        loadingLabel={loadingLabel}
      />
    </div>
  );
}
