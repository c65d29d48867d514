import { type IsoDate, isIsoDate } from "@parution/rules/dates";
import { PeriodField } from "../form/period-field.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import type { FilterValues } from "./list-filter.ts";

interface Period {
  readonly from?: IsoDate;
  readonly to?: IsoDate;
}

export type FilterFormState = ReturnType<typeof useFilterForm>;

interface FilterForm<Filter extends Period> {
  /** Filter in the address; its days may be reversed. */
  readonly filter: Filter;
  /** Initial values of the other fields, from the address. */
  readonly values: FilterValues;
  readonly parse: (values: FilterValues) => Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Form of a list's filter. Reversed days are refused, since no row could match. */
export function useFilterForm<Filter extends Period>({
  filter,
  values,
  parse,
  onFilter,
}: FilterForm<Filter>) {
  return useAppForm<FilterValues>({
    defaultValues: { ...values, from: filter.from ?? "", to: filter.to ?? "" },
    faultsOf: rangeFaults,
    onSubmit: async (fields) => {
      onFilter(parse(fields));
    },
  });
}

const rangeFaults = ({ from = "", to = "" }: FilterValues): { readonly to?: string } =>
  from !== "" && to !== "" && to < from ? { to: "reversed" } : {};

const dayOf = (text: string | undefined): IsoDate | null =>
  text !== undefined && isIsoDate(text) ? text : null;

interface PeriodFilterProps {
  /** Label of the period, such as «Date of creation». */
  label: string;
  form: FilterFormState;
  /** Layout only: placement in the form. */
  className?: string;
}

/** First and last day of a filter, both inclusive and optional. */
export function PeriodFilter({ label, form, className = "" }: PeriodFilterProps) {
  const value = { start: dayOf(form.watch("from")), end: dayOf(form.watch("to")) };
  // The fields of a filter are aligned at their bottom: a message under this one would push it up.
  const isReversed = rangeFaults({ from: value.start ?? "", to: value.end ?? "" }).to !== undefined;
  return (
    <PeriodField
      label={label}
      value={value}
      onChange={({ start, end }) => {
        form.change("from", start ?? "");
        form.change("to", end ?? "");
      }}
      names={{ start: "from", end: "to" }}
      className={isReversed ? `self-start ${className}` : className}
    />
  );
}
