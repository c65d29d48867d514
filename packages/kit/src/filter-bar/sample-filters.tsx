import { type ReactNode, useState } from "react";
import { DateRangePicker } from "../date-range-picker/index.ts";
import { arabicPeriod, frenchPeriod } from "../date-range-picker/sample-period.ts";
import { Select } from "../select/index.ts";
import { TextField } from "../text-field/index.ts";
import type { ActiveFilter } from "./active-filters.tsx";
import type { FilterBarLabels } from "./filter-bar.tsx";

export const frenchLabels: FilterBarLabels = {
  toggle: (count) => (count === 0 ? "Filtrer" : `Filtrer (${count})`),
  active: "Filtres en place",
  remove: "Retirer le filtre",
  clear: "Tout effacer",
};

export const arabicLabels: FilterBarLabels = {
  toggle: (count) => (count === 0 ? "تصفية" : `تصفية (${count})`),
  active: "المرشحات المطبقة",
  remove: "إزالة المرشح",
  clear: "مسح الكل",
};

export const frenchFields = (
  <>
    <TextField name="reference" label="Référence" />
    <DateRangePicker {...frenchPeriod} label="Commandées" names={{ start: "from", end: "to" }} />
    <Select
      name="status"
      label="Statut"
      items={[
        { value: "", label: "Tous" },
        { value: "2", label: "Payée" },
      ]}
    />
  </>
);

export const arabicFields = (
  <>
    <TextField name="reference" label="المرجع" />
    <DateRangePicker {...arabicPeriod} label="تاريخ الطلب" names={{ start: "from", end: "to" }} />
    <Select name="status" label="الحالة" items={[{ value: "", label: "الكل" }]} />
  </>
);

export const frenchFilters: readonly ActiveFilter[] = [
  {
    id: "reference",
    label: "Référence : AL-41",
    onRemove: () => undefined,
  },
  {
    id: "status",
    label: "Statut : payée",
    onRemove: () => undefined,
  },
];

/** Sample for stories: filters that really go. */
export function WithFilters({
  children,
}: {
  children: (state: { active: ActiveFilter[]; onClear: () => void; result: string }) => ReactNode;
}) {
  const [ids, setIds] = useState(frenchFilters.map(({ id }) => id));
  const active = frenchFilters
    .filter(({ id }) => ids.includes(id))
    .map((filter) => ({
      ...filter,
      onRemove: () => setIds(ids.filter((id) => id !== filter.id)),
    }));
  const result = ["48 commandes", "17 commandes", "3 commandes"][active.length] ?? "";
  return children({ active, onClear: () => setIds([]), result });
}
