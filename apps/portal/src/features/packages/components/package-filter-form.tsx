import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { PACKAGE_STATUS_CODES, type PackageStatus } from "@parution/rules/packages";
import { DateRangeFields, useRangeCheck } from "../../../shared/list/date-range-fields.tsx";
import { FilterButtons } from "../../../shared/list/filter-buttons.tsx";
import { FilterFold } from "../../../shared/list/filter-fold.tsx";
import { filterOf, type ListFilter, searchOf } from "../../../shared/list/list-filter.ts";
import { packageStatuses } from "./package-looks.ts";

/** In the order of life. */
export const packageStatusList = Object.keys(PACKAGE_STATUS_CODES) as PackageStatus[]; // its keys

interface PackageFilterFormProps {
  filter: ListFilter<PackageStatus>;
  /** The address of the whole list. */
  resetHref: string;
  onFilter: (filter: ListFilter<PackageStatus>) => void;
}

/** Days on which packages were made, and where they are in their life: the address carries them. */
export function PackageFilterForm({ filter, resetHref, onFilter }: PackageFilterFormProps) {
  const { t, i18n } = useLingui();
  const isNarrowed = searchOf(filter) !== "";
  const read = (search: URLSearchParams) => filterOf(search, packageStatusList);
  const { onSubmit, range } = useRangeCheck(filter, read, onFilter);
  const statuses = packageStatusList.map((value) => ({
    value,
    label: i18n._(packageStatuses[value].label),
  }));
  return (
    <FilterFold label={t`Filtrer mes forfaits`} isNarrowed={isNarrowed}>
      <form
        className="grid items-end gap-4 min-[23rem]:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
        onSubmit={onSubmit}
      >
        <DateRangeFields
          labels={{ from: t`Créé dès le`, to: t`Créé jusqu’au` }}
          filter={filter}
          range={range}
        />
        <Select
          name="statut"
          className="max-sm:col-span-full"
          label={t`Statut`}
          options={[{ value: "", label: t`Tous` }, ...statuses]}
          defaultValue={filter.status ?? ""}
        />
        <FilterButtons className="max-sm:col-span-full" resetHref={isNarrowed ? resetHref : null} />
      </form>
    </FilterFold>
  );
}
