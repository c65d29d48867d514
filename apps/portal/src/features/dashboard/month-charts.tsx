import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { BarChart } from "@parution/kit/bar-chart";
import { monthsFrom } from "@parution/kit/chart";
import { LineChart } from "@parution/kit/line-chart";
import { dateInZone } from "@parution/rules/dates";
import type { ReactNode } from "react";
import type { Dashboard, Unit } from "./dashboard.data.ts";
import { type Figures, toDirhams } from "./dashboard.data.ts";
import { countsByMonth, monthsBegun } from "./months.ts";

interface MonthChartsProps {
  readonly data: Dashboard;
  readonly unit: Unit;
  readonly figures: Figures;
  readonly isPending: boolean;
  readonly pendingLabel: string;
}

/** Sales, performance and invoices by month; sales by year. */
export function MonthCharts(props: MonthChartsProps) {
  const { t } = useLingui();
  const { data, figures, isPending, pendingLabel } = props;
  const categories = monthsFrom(`${data.year}-01`, 12, figures.locale);
  const labels = { category: t`Mois`, table: t`Tableau`, missing: t`inconnu` };
  const counted = { format: figures.whole, empty: t`Rien cette année.`, isPending, pendingLabel };
  const invoices = data.invoicesByMonth;
  const today = dateInZone(serverNow(), usePublisherZone());
  // The line ends with this month: a zero would stand for months to come.
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

/** Consumption, in the chosen unit. */
function Sales({ data, unit, figures, isPending, pendingLabel }: MonthChartsProps) {
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
          isPending={isPending}
          pendingLabel={pendingLabel}
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

/** A section of the dashboard, separated from the one above by a hairline. */
export function ChartSection({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <section
      className={`render-when-near min-w-0 border-t border-line pt-6 ${wide ? "xl:col-span-2" : ""}`}
    >
      {children}
    </section>
  );
}
