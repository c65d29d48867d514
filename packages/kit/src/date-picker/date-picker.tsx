import type { Ref } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import type { FieldProps } from "../form-field/index.ts";
import { availability } from "../publication-calendar/availability.ts";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import { usePart } from "../use-part.ts";
import { type HeldValue, useValue } from "../use-value.ts";
import type { DatePickerLabels } from "./calendar-labels.ts";
import { DateBox } from "./date-box.tsx";
import { type DateFieldHandle, DateFrame } from "./date-frame.tsx";
import { DateSegments } from "./date-segments.tsx";
import { gregorian } from "./iso-value.ts";
import { PanelFailure, usePanel } from "./use-panel.tsx";

export interface DatePickerProps extends FieldProps {
  /** The day, `YYYY-MM-DD`; `null` for an empty field. A day that does not exist reads as empty. */
  value?: IsoDate | null | undefined;
  /** The day at first, when the field holds it itself. */
  defaultValue?: IsoDate | null | undefined;
  /** A day was typed in full, or chosen; `null` once it was emptied, or while a part of it is missing. */
  onChange?: ((day: IsoDate | null) => void) | undefined;
  /** Called when the focus leaves the field and its calendar. */
  onBlur?: (() => void) | undefined;
  /** First day allowed. An earlier one can be typed, and is reported as an error. */
  minValue?: IsoDate | undefined;
  /** Last day allowed. A later one can be typed, and is reported as an error. */
  maxValue?: IsoDate | undefined;
  /** Days that can be reached and read but not chosen, with their reasons; `""` for one without a reason. */
  blocked?: ReadonlyMap<IsoDate, string> | undefined;
  /** The caller's today: marked in the calendar, which opens on it while nothing is chosen. */
  today: IsoDate;
  /** Language tag: how days are written, and on which weekday weeks begin. */
  locale: string;
  /** Labels besides those of the frame. */
  labels: DatePickerLabels;
  /** Form name; the form receives the day as `YYYY-MM-DD`. */
  name?: string | undefined;
  /** Target of an error summary's link; the first segment is focused. */
  id?: string | undefined;
  /** Takes the field out of use and out of the form; `false` by default. */
  disabled?: boolean | undefined;
  /** Says that an answer is expected; `false` by default. Nothing is blocked. */
  required?: boolean | undefined;
  /** Gives the focus to the first part of the day. */
  ref?: Ref<DateFieldHandle> | undefined;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

const NONE: ReadonlyMap<IsoDate, string> = new Map();
const loadPanel = () => import("./day-panel.tsx");

function complaintOf(props: DatePickerProps & HeldValue<IsoDate | null>): string | undefined {
  const { value, blocked = NONE, minValue = "", maxValue = "", labels } = props;
  return value === null
    ? undefined
    : availability({ blocked, min: minValue, max: maxValue, outside: labels.outside })(value) ||
        undefined;
}

/**
 * A day, typed part by part or chosen in a calendar. The parts are React Aria's date field; the calendar
 * and its popover are loaded when the reader comes near the button that shows them.
 */
export function DatePicker(given: DatePickerProps) {
  const props = { ...given, ...useValue(given, null) };
  const {
    value,
    onChange,
    minValue,
    maxValue,
    blocked = NONE,
    today,
    labels,
    disabled = false,
  } = props;
  const locale = gregorian(props.locale);
  const panel = usePanel(disabled);
  const part = usePart(panel.wanted, loadPanel);
  const error = props.error ?? complaintOf(props);

  return (
    <I18nProvider locale={locale}>
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
              invalid={Boolean(error)}
              onClear={value === null ? undefined : () => onChange(null)}
              onIntent={() => void loadPanel().catch(() => undefined)}
            >
              <DateSegments
                value={value}
                onChange={onChange}
                today={today}
                disabled={disabled}
                naming={{ "aria-labelledby": ids.labelledBy }}
                describedBy={ids.describedBy}
                name={props.name}
                invalid={Boolean(error)}
                required={props.required ?? false}
              />
            </DateBox>
            {part.failed && <PanelFailure labels={labels} onRetry={part.retry} />}
          </>
        )}
      </DateFrame>
      {part.loaded && (
        <part.loaded.DayPanel
          value={value}
          minValue={minValue}
          maxValue={maxValue}
          blocked={blocked}
          today={today}
          locale={locale}
          labels={labels}
          open={panel.open}
          onOpenChange={panel.setOpen}
          box={panel.box}
          trigger={panel.trigger}
          onChange={(day) => {
            onChange(day);
            panel.setOpen(false);
          }}
        />
      )}
    </I18nProvider>
  );
}
