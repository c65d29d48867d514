import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { StatusText } from "../status/translate-looks.ts";
import { DateRangeFields, useRangeCheck } from "./date-range-fields.tsx";
import { FilterButtons } from "./filter-buttons.tsx";
import { FilterFold } from "./filter-fold.tsx";
import type { ListFilter } from "./list-filter.ts";

interface ListFilterFormProps<Status extends string, Filter extends ListFilter<Status>> {
  /** Name of the search, such as «Filter my ads». */
  label: string;
  filter: Filter;
  /** Whether the filter narrows the list. */
  isNarrowed: boolean;
  /** The filter in the form's fields. */
  read: (search: URLSearchParams) => Filter;
  /** The statuses one can filter by, in the order of life. */
  statuses: readonly Status[];
  texts: Readonly<Record<Status, StatusText>>;
  /** The address of the whole list. */
  resetHref: string;
  onFilter: (filter: Filter) => void;
  /** A further field, before the button. */
  children?: ReactNode;
}

/** Reference, dates and status; the address carries them, so that a filtered list can be kept and shared. */
export function ListFilterForm<Status extends string, Filter extends ListFilter<Status>>(
  props: ListFilterFormProps<Status, Filter>,
) {
  const { label, filter, isNarrowed, read, statuses, texts, resetHref, onFilter, children } = props;
  const { t, i18n } = useLingui();
  const { onSubmit, range } = useRangeCheck(filter, read, onFilter);
  const options = statuses.map((value) => ({ value, label: i18n._(texts[value].label) }));
  return (
    <FilterFold label={label} isNarrowed={isNarrowed}>
      <form
        className={cx(
          "grid items-end gap-4 min-[23rem]:grid-cols-2",
          children
            ? "lg:grid-cols-3 xl:grid-cols-[1.5fr_10.5rem_10.5rem_1.25fr_1.25fr_auto]"
            : "xl:grid-cols-[2fr_10.5rem_10.5rem_1.5fr_auto]",
        )}
        onSubmit={onSubmit}
      >
        <TextField
          name="reference"
          className="max-sm:col-span-full"
          label={t`Référence`}
          defaultValue={filter.reference ?? ""}
        />
        <DateRangeFields
          labels={{ from: t`Créée dès le`, to: t`Créée jusqu’au` }}
          filter={filter}
          range={range}
        />
        <Select
          name="statut"
          className="max-sm:col-span-full"
          label={t`Statut`}
          options={[{ value: "", label: t`Tous` }, ...options]}
          defaultValue={filter.status ?? ""}
        />
        {children}
        <FilterButtons className="max-sm:col-span-full" resetHref={isNarrowed ? resetHref : null} />
      </form>
    </FilterFold>
  );
}
