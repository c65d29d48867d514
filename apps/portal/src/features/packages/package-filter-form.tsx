import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Form } from "@parution/app/form/form.tsx";
import { FilterButtons } from "@parution/app/lists/filter-buttons.tsx";
import { FilterFold } from "@parution/app/lists/filter-fold.tsx";
import {
  type FilterValues,
  type ListFilter,
  parseFilter,
  searchOf,
} from "@parution/app/lists/list-filter.ts";
import { PeriodFilter, useFilterForm } from "@parution/app/lists/period-filter.tsx";
import type { StatusText } from "@parution/app/lists/status-text.ts";
import { ArchiveIcon, CheckCircleIcon, ClockIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import type { PackageStatus } from "@parution/rules/packages";
import { packageStatusList } from "./packages.data.ts";

/** Badge variants of a package's status. */
export const packageStatuses: Readonly<Record<PackageStatus, StatusText>> = {
  upcoming: { label: msg`À venir`, icon: ClockIcon, tone: "info" },
  active: {
    label: msg({ message: "Actif", context: "forfait" }),
    icon: CheckCircleIcon,
    tone: "success",
  },
  ended: { label: msg`Terminé`, icon: ArchiveIcon, tone: "neutral" },
};

interface PackageFilterFormProps {
  filter: ListFilter<PackageStatus>;
  /** Path of the unfiltered list. */
  resetHref: string;
  onFilter: (filter: ListFilter<PackageStatus>) => void;
}

/** Filter by days of creation and by status; its values are in the address. */
export function PackageFilterForm({ filter, resetHref, onFilter }: PackageFilterFormProps) {
  const { t, i18n } = useLingui();
  const isNarrowed = searchOf(filter) !== "";
  const parse = (values: FilterValues) => parseFilter(values, packageStatusList);
  const form = useFilterForm({ filter, values: { status: filter.status ?? "" }, parse, onFilter });
  const statuses = packageStatusList.map((value) => ({
    value,
    label: i18n._(packageStatuses[value].label),
  }));
  return (
    <FilterFold label={t`Filtrer mes forfaits`} isNarrowed={isNarrowed}>
      <Form
        form={form}
        className="grid items-end gap-4 sm:grid-cols-[22rem_1fr] lg:grid-cols-[22rem_1fr_auto]"
      >
        <PeriodFilter label={t`Date de création`} form={form} />
        <Select
          {...form.field("status")}
          className="max-sm:col-span-full"
          label={t`Statut`}
          items={[{ value: "", label: t`Tous` }, ...statuses]}
        />
        <FilterButtons className="max-lg:col-span-full" resetHref={isNarrowed ? resetHref : null} />
      </Form>
    </FilterFold>
  );
}
