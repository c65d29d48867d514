import { Trans } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { Statistic } from "@parution/kit/statistic";
import type { Dashboard, Figures, Unit } from "./dashboard.data.ts";

interface TilesProps {
  readonly data: Dashboard;
  readonly unit: Unit;
  readonly figures: Figures;
  /** The year's figures are being loaded; the balance does not depend on the year. */
  readonly isPending: boolean;
  readonly pendingLabel: string;
}

/** Balance, counts and consumption. */
export function Tiles({ data, unit, figures, ...pending }: TilesProps) {
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
        {...pending}
      />
      <Statistic
        label={orderCount.label}
        value={figures.whole(orderCount.number)}
        href={link("/mes-commandes")}
        {...pending}
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
        {...pending}
      />
    </div>
  );
}
