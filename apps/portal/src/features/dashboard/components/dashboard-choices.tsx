import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import type { DashboardSearch } from "../model/dashboard-search.ts";

interface DashboardChoicesProps {
  /** The year that is shown, and those that can be. */
  readonly year: number;
  readonly years: readonly number[];
  readonly chosen: DashboardSearch;
  /** Takes what was chosen anew. */
  readonly onChoose: (change: Partial<DashboardSearch>) => void;
}

/** Which year, and amounts with tax or without. */
export function DashboardChoices({ year, years, chosen, onChoose }: DashboardChoicesProps) {
  const { t } = useLingui();
  const shown = years.includes(year) ? years : [year, ...years];
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={t`Année`}
        options={shown.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(year)}
        onChange={({ target }) => onChoose({ year: Number(target.value) })}
      />
      <Select
        label={t`Montants`}
        options={[
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
