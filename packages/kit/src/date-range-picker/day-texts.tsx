import { dateSegment } from "../date-picker/date-picker.variants.ts";
import { isDay } from "../publication-calendar/availability.ts";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import type { DateRange } from "./date-range.ts";

interface DayTextsProps {
  /** Props of the whole field, as far as the text shows them. */
  field: {
    value: DateRange;
    labels: { start: string; end: string; emptyDay: string };
    names?: { start: string; end: string } | undefined;
    disabled?: boolean | undefined;
  };
  labelledBy: string;
  describedBy: string | undefined;
  /** The reader wants to type. */
  onIntent: () => void;
}

/** The two days as text, as their parts will show them: what a page has before their code is loaded. */
export function DayTexts({ field, labelledBy, describedBy, onIntent }: DayTextsProps) {
  const { value, labels, names, disabled = false } = field;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its legend inside the control's box.
    <div role="group" aria-labelledby={labelledBy} className="flex min-w-0">
      <button
        type="button"
        data-days
        disabled={disabled}
        aria-describedby={describedBy}
        onFocus={onIntent}
        onClick={onIntent}
        className="flex min-w-0 cursor-text flex-wrap items-center gap-x-2 text-start pointer-coarse:-my-1.5 pointer-coarse:py-1.5 disabled:cursor-not-allowed"
      >
        <DayText day={value.start} name={labels.start} empty={labels.emptyDay} />
        <span aria-hidden="true" className="text-fg-muted">
          –
        </span>
        <DayText day={value.end} name={labels.end} empty={labels.emptyDay} />
      </button>
      {names && !disabled && (
        <>
          <input type="hidden" name={names.start} value={value.start ?? ""} />
          <input type="hidden" name={names.end} value={value.end ?? ""} />
        </>
      )}
    </div>
  );
}

interface DayTextProps {
  day: IsoDate | null;
  /** Such as «from». */
  name: string;
  empty: string;
}

function DayText({ day, name, empty }: DayTextProps) {
  const isGiven = isDay(day);
  const parts = isGiven ? day.split("-").toReversed() : empty.split("/");
  const [first, second, third] = parts;
  const part = { "data-placeholder": !isGiven || undefined, className: dateSegment };
  const sign = (
    <span data-type="literal" className={dateSegment}>
      /
    </span>
  );
  return (
    <>
      <span className="sr-only">{`${name} ${parts.join("/")}`}</span>
      <span aria-hidden="true" dir="ltr" className="inline-flex items-center whitespace-nowrap">
        <bdi {...part}>{first}</bdi>
        {sign}
        <bdi {...part}>{second}</bdi>
        {sign}
        <bdi {...part}>{third}</bdi>
      </span>
    </>
  );
}
