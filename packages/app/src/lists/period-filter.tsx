import { type IsoDate, isIsoDate } from "@parution/rules/dates";
import { PeriodField } from "../form/period-field.tsx";
import { useAppForm } from "../form/use-app-form.ts";

interface Period {
  readonly from?: IsoDate;
  readonly to?: IsoDate;
}

/** What the fields of a filter hold, by their names in the address; blank: not narrowed by it. */
export type FilterValues = Record<string, string>;

export type FilterFormState = ReturnType<typeof useFilterForm>;

interface FilterForm<Filter extends Period> {
  /** The filter of the address; its days may be reversed. */
  readonly filter: Filter;
  /** The other fields, as the address fills them. */
  readonly values: FilterValues;
  /** The filter in the form's fields. */
  readonly read: (search: URLSearchParams) => Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** The form of a list's filter. Reversed days are refused: no row can lie in them. */
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
  /** The days that are meant, such as «Date of creation». */
  label: string;
  form: FilterFormState;
  /** Layout only: placement in the form. */
  className?: string;
}

/** The first and the last day of a filter, both included; either side may be open. */
export function PeriodFilter({ label, form, className = "" }: PeriodFilterProps) {
  const value = { start: dayOf(form.watch("du")), end: dayOf(form.watch("au")) };
  // Filters end on one line; the field's message would push it up.
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
