import { type ComponentType, type Ref, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { DatePickerLabels } from "../date-picker/calendar-labels.ts";
import { DateBox } from "../date-picker/date-box.tsx";
import { type DateFieldHandle, DateFrame, focusFirstSegment } from "../date-picker/date-frame.tsx";
import { PanelFailure, usePanel } from "../date-picker/use-panel.tsx";
import type { FieldProps } from "../form-field/index.ts";
import { availability } from "../publication-calendar/availability.ts";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import { usePart } from "../use-part.ts";
import { type HeldValue, useValue } from "../use-value.ts";
import {
  type DateRange,
  type DateRangePreset,
  NO_RANGE,
  rangeComplaint,
  sameRange,
} from "./date-range.ts";
import { DayTexts } from "./day-texts.tsx";
import type { TwoDaysProps } from "./two-days.tsx";

/** Labels of a date range field. */
export interface DateRangePickerLabels extends DatePickerLabels {
  /** Name of the first day, such as «from». */
  start: string;
  /** Name of the last day, such as «to». */
  end: string;
  /** Error message for a last day before the first. */
  reversed: string;
  /** A day that is not given, its parts divided by `/`, such as «dd/mm/yyyy» in the locale's words. */
  emptyDay: string;
  /** Name of the list of presets. */
  presets: string;
}

export interface DateRangePickerProps extends FieldProps {
  /** The two days, `YYYY-MM-DD`; `null` for an open side. A day that does not exist reads as open. */
  value?: DateRange | undefined;
  /** The period at first, when the field holds it itself. */
  defaultValue?: DateRange | undefined;
  /** A day was typed in full or emptied, or both were chosen. A reversed range is given as it was typed. */
  onChange?: ((range: DateRange) => void) | undefined;
  /** Called when the focus leaves the field and its calendar. */
  onBlur?: (() => void) | undefined;
  /** First day allowed. An earlier one can be typed, and is reported as an error. */
  minValue?: IsoDate | undefined;
  /** Last day allowed. A later one can be typed, and is reported as an error. */
  maxValue?: IsoDate | undefined;
  /** Days that no range may begin with, end with or run over, with their reasons; `""` for none. */
  blocked?: ReadonlyMap<IsoDate, string> | undefined;
  /** Ranges that are often asked for, in the order of the list. */
  presets?: readonly DateRangePreset[] | undefined;
  /** The caller's today: marked in the calendar, which opens on it while nothing is chosen. */
  today: IsoDate;
  /** Language tag: how days are written, and on which weekday weeks begin. */
  locale: string;
  /** Labels besides those of the frame. */
  labels: DateRangePickerLabels;
  /** Form names of the two days. */
  names?: { start: string; end: string } | undefined;
  /** Target of an error summary's link; the first segment of the first day is focused. */
  id?: string | undefined;
  /** Takes the field out of use and out of the form; `false` by default. */
  disabled?: boolean | undefined;
  /** Says that an answer is expected; `false` by default. Nothing is blocked. */
  required?: boolean | undefined;
  /** Gives the focus to the first part of the first day. */
  ref?: Ref<DateFieldHandle> | undefined;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

const NONE: ReadonlyMap<IsoDate, string> = new Map();
const NO_PRESETS: readonly DateRangePreset[] = [];
const loadPanel = () => import("./range-panel.tsx");

function complaintOf(props: DateRangePickerProps & HeldValue<DateRange>): string | undefined {
  const { value, blocked = NONE, minValue = "", maxValue = "", labels } = props;
  const reasonOf = availability({ blocked, min: minValue, max: maxValue, outside: labels.outside });
  return rangeComplaint(value, reasonOf, labels.reversed);
}

/**
 * A period: two days, typed part by part or chosen in a calendar, or one of the presets. Either side may
 * stay open. The days are text at first: their parts, and the calendar, are loaded when the reader comes near them.
 */
export function DateRangePicker(given: DateRangePickerProps) {
  const props = { ...given, ...useValue(given, NO_RANGE) };
  const { value, onChange, minValue, maxValue, blocked = NONE, today, locale, labels } = props;
  const { disabled = false } = props;
  const panel = usePanel(disabled);
  const part = usePart(panel.wanted, loadPanel);
  const typing = useTyping(panel.box);
  const error = props.error ?? complaintOf(props);
  const invalid = Boolean(error);
  const [emptied, setEmptied] = useState(0);

  function clear(): void {
    onChange(NO_RANGE);
    // Rendered anew, so that a day typed in part goes too: its owner holds nothing of it to take away.
    setEmptied(emptied + 1);
  }

  return (
    <>
      <DateFrame
        {...props}
        error={error}
        id={props.id}
        onBlur={props.onBlur}
        className={props.className}
        handle={props.ref}
      >
        {(ids) => (
          <>
            <DateBox
              panel={panel}
              labels={labels}
              disabled={disabled}
              invalid={invalid}
              onClear={sameRange(value, NO_RANGE) ? undefined : clear}
              onIntent={() => void loadPanel().catch(() => undefined)}
              onPointerEnter={disabled ? undefined : typing.start}
            >
              {typing.TwoDays ? (
                <typing.TwoDays key={emptied} invalid={invalid} {...ids} field={props} />
              ) : (
                <DayTexts {...ids} field={props} onIntent={typing.start} />
              )}
            </DateBox>
            {part.failed && <PanelFailure labels={labels} onRetry={part.retry} />}
          </>
        )}
      </DateFrame>
      {part.loaded && (
        <part.loaded.RangePanel
          value={value}
          minValue={minValue}
          maxValue={maxValue}
          blocked={blocked}
          today={today}
          locale={locale}
          labels={labels}
          presets={props.presets ?? NO_PRESETS}
          presetsLabel={labels.presets}
          open={panel.open}
          onOpenChange={panel.setOpen}
          box={panel.box}
          trigger={panel.trigger}
          onChange={(range) => {
            onChange(range);
            panel.setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Loads the parts in which days are typed. They take the focus from the text in whose place they come. */
function useTyping(box: RefObject<HTMLElement | null>) {
  const [TwoDays, setTwoDays] = useState<ComponentType<TwoDaysProps>>();

  async function start(): Promise<void> {
    if (TwoDays !== undefined) return;
    // If loading fails, the text stays, and the next pointer or focus event loads again.
    const module = await import("./two-days.tsx").catch(() => undefined);
    if (module === undefined) return;
    const hadFocus = document.activeElement?.matches("[data-days]") ?? false;
    const isHere = box.current?.contains(document.activeElement) ?? false;
    flushSync(() => setTwoDays(() => module.TwoDays));
    if (hadFocus && isHere) focusFirstSegment(box.current);
  }

  return { TwoDays, start: () => void start() };
}
