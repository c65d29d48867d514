import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Form } from "../form/form.tsx";
import { FilterButtons } from "./filter-buttons.tsx";
import { FilterFold } from "./filter-fold.tsx";
import type { FilterValues, ListFilter } from "./list-filter.ts";
import { type FilterFormState, PeriodFilter, useFilterForm } from "./period-filter.tsx";
import type { StatusText } from "./status-text.ts";

interface ListFilterFormProps<Status extends string, Filter extends ListFilter<Status>> {
  /** Name of the search, such as «Filter members». */
  label: string;
  filter: Filter;
  /** True where the filter is not empty. */
  isNarrowed: boolean;
  parse: (values: FilterValues) => Filter;
  /** Statuses to choose from, in the order of an item's life. */
  statuses: readonly Status[];
  texts: Readonly<Record<Status, StatusText>>;
  /** Address of the unfiltered list. */
  resetHref: string;
  onFilter: (filter: Filter) => void;
  /** Initial value of a further field, by its name. */
  further?: FilterValues;
  /** Further field, rendered before the button. */
  children?: ((form: FilterFormState) => ReactNode) | undefined;
}

/** Filter by reference, dates and status; it is part of the address, so that a filtered list can be bookmarked and shared. */
export function ListFilterForm<Status extends string, Filter extends ListFilter<Status>>(
  props: ListFilterFormProps<Status, Filter>,
) {
  const { label, filter, isNarrowed, parse, statuses, texts, resetHref, onFilter } = props;
  const { further, children } = props;
  const { t, i18n } = useLingui();
  const form = useFilterForm({
    filter,
    values: { reference: filter.reference ?? "", status: filter.status ?? "", ...further },
    parse,
    onFilter,
  });
  const options = statuses.map((value) => ({ value, label: i18n._(texts[value].label) }));
  return (
    <FilterFold label={label} isNarrowed={isNarrowed}>
      <Form
        form={form}
        className={cx(
          "grid items-end gap-4 sm:grid-cols-[1fr_22rem]",
          children
            ? "xl:grid-cols-[1.2fr_22rem_1fr_1.3fr_auto]"
            : "xl:grid-cols-[2fr_22rem_1.5fr_auto]",
        )}
      >
        <TextField {...form.field("reference")} label={t`Référence`} />
        <PeriodFilter label={t`Date de création`} form={form} />
        <Select
          {...form.field("status")}
          label={t`Statut`}
          items={[{ value: "", label: t`Tous` }, ...options]}
        />
        {children?.(form)}
        <FilterButtons
          className={children ? "max-xl:col-span-full" : ""}
          resetHref={isNarrowed ? resetHref : null}
        />
      </Form>
    </FilterFold>
  );
}
