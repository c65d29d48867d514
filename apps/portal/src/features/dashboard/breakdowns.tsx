import { useLingui } from "@lingui/react/macro";
import { translateVariants } from "@parution/app/lists/status-text.ts";
import { ShareBars, type ShareItem } from "@parution/kit/share-bars";
import type { AdStatus } from "@parution/rules/ads";
import { useAdStatusTexts } from "../../shared/ad-status.tsx";
import type { Dashboard, Unit } from "./dashboard.data.ts";
import { type Figures, toDirhams } from "./dashboard.data.ts";
import { ChartSection } from "./month-charts.tsx";

interface BreakdownsProps {
  readonly data: Dashboard;
  readonly unit: Unit;
  readonly figures: Figures;
  readonly isPending: boolean;
  readonly pendingLabel: string;
}

/** Ads by type and status, orders by type, and the team's spending. */
export function Breakdowns({ data, unit, figures, isPending, pendingLabel }: BreakdownsProps) {
  const { t, i18n } = useLingui();
  const statuses = translateVariants(useAdStatusTexts(), (text) => i18n._(text));
  // Counted by status alone: ads that are online are validated, too.
  const labelOf = (status: AdStatus) =>
    status === "validated" ? t`Validée ou publiée` : statuses[status].label;
  const words = { value: t`Nombre`, share: t`Part`, missing: t`inconnu` };
  const counted = {
    format: figures.whole,
    formatShare: figures.share,
    empty: t`Rien cette année.`,
    isPending,
    pendingLabel,
  };
  return (
    <div className="grid gap-x-8 gap-y-10 xl:grid-cols-2">
      <ChartSection>
        <ShareBars
          {...counted}
          caption={t`Annonces par type`}
          items={data.adsByType.map(({ id, ...row }) => partOf(String(id), row))}
          labels={{ ...words, item: t`Type` }}
        />
      </ChartSection>
      <ChartSection>
        <ShareBars
          {...counted}
          caption={t`Annonces par statut`}
          items={data.adsByStatus.map(({ status, count }) =>
            partOf(status, { label: labelOf(status), count }),
          )}
          labels={{ ...words, item: t`Statut` }}
        />
      </ChartSection>
      <ChartSection>
        <ShareBars
          {...counted}
          caption={t`Commandes par type`}
          items={data.ordersByKind.map(({ kind, ...row }) => partOf(kind, row))}
          labels={{ ...words, item: t`Type` }}
        />
      </ChartSection>
      {data.members.length > 0 && (
        <ChartSection>
          <ShareBars
            {...counted}
            caption={t`Consommation de l’équipe`}
            items={data.members.map(({ id, firstName, lastName, consumed }) => ({
              id: String(id),
              label: <bdi>{`${firstName} ${lastName}`}</bdi>,
              value: toDirhams(Math.max(0, unit === "inclTax" ? consumed.total : consumed.exclTax)),
            }))}
            format={figures.dirhams}
            labels={{ ...words, item: t`Membre`, value: t`Montant (${figures.unitLabel})` }}
          />
        </ChartSection>
      )}
    </div>
  );
}

const partOf = (
  id: string,
  { label, count }: { readonly label: string; readonly count: number },
): ShareItem => ({ id, label, value: count });
