import { type ReactNode, useState } from "react";
import { DateRangePicker } from "../date-range-picker/index.ts";
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
    <DateRangePicker
      today="2026-03-11"
      names={{ start: "from", end: "to" }}
      label="Commandées"
      locale="fr-MA"
      presets={[
        { label: "Mois en cours", start: "2026-03-01", end: "2026-03-31" },
        { label: "Mois précédent", start: "2026-02-01", end: "2026-02-28" },
        { label: "Année en cours", start: "2026-01-01", end: "2026-12-31" },
      ]}
      labels={{
        calendar: "Choisir une période",
        previousMonth: "Mois précédent",
        nextMonth: "Mois suivant",
        open: "Ouvrir le calendrier",
        clear: "Effacer la période",
        outside: "Choisissez des dates de cette année.",
        unavailable: "Le calendrier n'a pas pu être chargé.",
        retry: "Réessayer",
        start: "Du",
        end: "Au",
        reversed: "La fin vient avant le début.",
        emptyDay: "jj/mm/aaaa",
        presets: "Périodes fréquentes",
      }}
    />
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
    <DateRangePicker
      today="2026-03-11"
      names={{ start: "from", end: "to" }}
      label="تاريخ الطلب"
      locale="ar-MA"
      presets={[
        { label: "الشهر الجاري", start: "2026-03-01", end: "2026-03-31" },
        { label: "الشهر الماضي", start: "2026-02-01", end: "2026-02-28" },
        { label: "السنة الجارية", start: "2026-01-01", end: "2026-12-31" },
      ]}
      labels={{
        calendar: "اختيار فترة",
        previousMonth: "الشهر السابق",
        nextMonth: "الشهر التالي",
        open: "فتح التقويم",
        clear: "مسح الفترة",
        outside: "اختر تواريخ من هذه السنة.",
        unavailable: "تعذر تحميل التقويم.",
        retry: "إعادة المحاولة",
        start: "من",
        end: "إلى",
        reversed: "النهاية تسبق البداية.",
        emptyDay: "يوم/شهر/سنة",
        presets: "فترات شائعة",
      }}
    />
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

/** For stories: filters that really go. */
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
