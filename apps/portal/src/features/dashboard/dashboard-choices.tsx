import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import type { DashboardSearch } from "./dashboard-search.ts";

interface DashboardChoicesProps {
  /** The shown year, and the years that can be chosen. */
  readonly year: number;
  readonly years: readonly number[];
  readonly chosen: DashboardSearch;
  /** Called with the changed choices. */
  readonly onChoose: (change: Partial<DashboardSearch>) => void;
}

/** Choice of the year, and of amounts with or without tax. */
export function DashboardChoices({ year, years, chosen, onChoose }: DashboardChoicesProps) {
  const { t } = useLingui();
  const shown = years.includes(year) ? years : [year, ...years];
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={t`Année`}
        items={shown.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(year)}
        onChange={({ target }) => onChoose({ year: Number(target.value) })}
      />
      <Select
        label={t`Montants`}
        items={[
          { value: "inclTax", label: t`Dhs TTC` },
          { value: "exclTax", label: t`Dhs HT` },
        ]}
        value={chosen.unit}
        onChange={({ target }) =>
          onChoose({ unit: target.value === "exclTax" ? "exclTax" : "inclTax" })
        }
      />
    </div>
  );
}
