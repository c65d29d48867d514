import { useLingui } from "@lingui/react/macro";
import { TextField } from "@parution/kit/text-field";
import { formatDayFirst, type IsoDate } from "@parution/rules/dates";
import { type FormEvent, useRef, useState } from "react";
import { textsOf } from "./form-search.ts";

interface DateRange {
  readonly from?: IsoDate;
  readonly to?: IsoDate;
}

/** Whether a range ends before it begins: no row can lie in it. */
export const isReversed = ({ from, to }: DateRange): boolean =>
  from !== undefined && to !== undefined && to < from;

/**
 * Submits the filter that a form holds, unless its days are reversed: then the last day takes the focus and says why.
 * @param current the filter of the address, which may be reversed as well
 */
export function useRangeCheck<Filter extends DateRange>(
  current: Filter,
  read: (search: URLSearchParams) => Filter,
  onFilter: (filter: Filter) => void,
) {
  const [refused, setRefused] = useState<DateRange | null>(isReversed(current) ? current : null);
  const lastDay = useRef<HTMLInputElement>(null);
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const filter = read(textsOf(new FormData(event.currentTarget)));
    const reversed = isReversed(filter);
    setRefused(reversed ? filter : null);
    if (reversed) lastDay.current?.focus();
    else onFilter(filter);
  }
  return { onSubmit, range: { refused, lastDay } };
}

interface DateRangeFieldsProps {
  /** Say which day is meant, such as «Created from» and «Created until». */
  labels: { readonly from: string; readonly to: string };
  filter: DateRange;
  range: ReturnType<typeof useRangeCheck>["range"];
}

/** The first and the last day of a filter, both included. */
export function DateRangeFields({ labels, filter, range }: DateRangeFieldsProps) {
  const { t } = useLingui();
  const { from } = range.refused ?? {};
  return (
    <>
      <TextField name="du" type="date" label={labels.from} defaultValue={filter.from ?? ""} />
      <TextField
        ref={range.lastDay}
        name="au"
        type="date"
        label={labels.to}
        defaultValue={filter.to ?? ""}
        error={from && t`Cette date vient avant le ${formatDayFirst(from)}.`}
      />
    </>
  );
}
