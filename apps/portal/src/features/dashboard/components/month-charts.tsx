import { useLingui } from "@lingui/react/macro";
import { BarChart } from "@parution/kit/bar-chart";
import { monthsFrom } from "@parution/kit/chart";
import { LineChart } from "@parution/kit/line-chart";
import { dateInZone } from "@parution/rules/dates";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { serverNow } from "../../../shared/clock/server-clock.ts";
import type { Dashboard } from "../api/use-dashboard.ts";
import type { Unit } from "../model/dashboard-search.ts";
import { countsByMonth } from "../model/invoice-series.ts";
import { monthsBegun } from "../model/months-begun.ts";
import { type Figures, toDirhams } from "../model/use-figures.ts";
import { ChartSection } from "./chart-section.tsx";

interface MonthChartsProps {
  readonly data: Dashboard;
  readonly unit: Unit;
  readonly figures: Figures;
  readonly loadingLabel: string | undefined;
}

/** Sales, performance and invoices, month by month; sales year by year. */
export function MonthCharts(props: MonthChartsProps) {
  const { t } = useLingui();
  const { data, figures, loadingLabel } = props;
  const categories = monthsFrom(`${data.year}-01`, 12, figures.locale);
  const labels = { category: t`Mois`, table: t`Tableau`, missing: t`inconnu` };
  const counted = { format: figures.whole, empty: t`Rien cette année.`, loadingLabel };
  const invoices = data.invoicesByMonth;
  const today = dateInZone(serverNow(), usePublisherZone());
  // The line ends with this month: one that fell to nothing would tell of months to come.
  const begun = data.perMonth.slice(0, monthsBegun(data.year, today));
  return (
    <div className="grid gap-x-8 gap-y-10 xl:grid-cols-2">
      <Sales {...props} />
      <ChartSection>
        <LineChart
          {...counted}
          caption={t`Performance mensuelle`}
          categories={categories}
          series={[
            { id: "ads", label: t`Annonces`, values: begun.map(({ ads }) => ads) },
            {
              id: "orders",
              label: t`Commandes`,
              values: begun.map(({ orders }) => orders),
            },
          ]}
          labels={{ ...labels, value: t`Nombre` }}
        />
      </ChartSection>
      <ChartSection>
        <BarChart
          {...counted}
          caption={t`Factures par mois`}
          layout="stacked"
          categories={categories}
          series={[
            {
              id: "settled",
              label: t`Payées`,
              values: countsByMonth(invoices, { kind: "invoice", status: "settled" }),
            },
            {
              id: "toSettle",
              label: t({ message: "À payer", context: "facture" }),
              values: countsByMonth(invoices, { kind: "invoice", status: "toSettle" }),
            },
            {
              id: "creditNotes",
              label: t`Avoirs`,
              values: countsByMonth(invoices, { kind: "credit_note" }),
            },
          ]}
          labels={{ ...labels, value: t`Factures` }}
        />
      </ChartSection>
    </div>
  );
}

/** What was consumed, in the chosen unit. */
function Sales({ data, unit, figures, loadingLabel }: MonthChartsProps) {
  const { t } = useLingui();
  const labels = {
    value: t`Montant (${figures.unitLabel})`,
    table: t`Tableau`,
    missing: t`inconnu`,
  };
  const amounts = {
    format: figures.dirhams,
    formatTick: figures.whole,
    empty: t`Rien cette année.`,
  };
  const series = (rows: readonly { readonly inclTax: number; readonly exclTax: number }[]) => [
    { id: "sales", label: figures.unitLabel, values: rows.map((row) => toDirhams(row[unit])) },
  ];
  return (
    <>
      <ChartSection>
        <BarChart
          {...amounts}
          caption={t`Ventes mensuelles`}
          categories={monthsFrom(`${data.year}-01`, 12, figures.locale)}
          series={series(data.perMonth)}
          labels={{ ...labels, category: t`Mois` }}
          loadingLabel={loadingLabel}
        />
      </ChartSection>
      <ChartSection>
        <BarChart
          {...amounts}
          caption={t`Ventes par année`}
          categories={data.perYear.map(({ year }) => ({ id: String(year), label: String(year) }))}
          series={series(data.perYear)}
          labels={{ ...labels, category: t`Année` }}
        />
      </ChartSection>
    </>
  );
}
