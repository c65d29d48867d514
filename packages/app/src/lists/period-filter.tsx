import { type IsoDate, isIsoDate } from "@parution/rules/dates";
import { PeriodField } from "../form/period-field.tsx";
import { useAppForm } from "../form/use-app-form.ts";

interface Period {
  readonly from?: IsoDate;
  readonly to?: IsoDate;
}

/** Field values of a filter by their names in the query; blank for no restriction. */
export type FilterValues = Record<string, string>;

export type FilterFormState = ReturnType<typeof useFilterForm>;

interface FilterForm<Filter extends Period> {
  /** Filter in the address; its days may be reversed. */
  readonly filter: Filter;
  /** Initial values of the other fields, from the address. */
  readonly values: FilterValues;
  /** Parses the filter from the form's fields. */
  readonly read: (search: URLSearchParams) => Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Form of a list's filter. Reversed days are refused, since no row could match. */
export function useFilterForm<Filter extends Period>({
  filter,
  values,
  read,
  onFilter,
}: FilterForm<Filter>) {
  return useAppForm<FilterValues>({
    defaultValues: { ...values, du: filter.from ?? "", au: filter.to ?? "" },
    faultsOf: rangeFaults,
    onSubmit: async (fields) => {
      onFilter(read(new URLSearchParams(fields)));
    },
  });
}

const rangeFaults = ({ du = "", au = "" }: FilterValues): { readonly au?: string } =>
  du !== "" && au !== "" && au < du ? { au: "reversed" } : {};

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
  const value = { start: dayOf(form.watch("du")), end: dayOf(form.watch("au")) };
  // The fields of a filter are aligned at their bottom: a message under this one would push it up.
  const isReversed = rangeFaults({ du: value.start ?? "", au: value.end ?? "" }).au !== undefined;
  return (
    <PeriodField
      label={label}
      value={value}
      onChange={({ start, end }) => {
        form.change("du", start ?? "");
        form.change("au", end ?? "");
      }}
      names={{ start: "du", end: "au" }}
      className={isReversed ? `self-start ${className}` : className}
    />
  );
}
