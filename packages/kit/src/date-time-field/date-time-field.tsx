import { type KeyboardEvent, type Ref, useRef } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { flushSync } from "react-dom";
import { type DateFieldHandle, DateFrame, focusFirstSegment } from "../date-picker/date-frame.tsx";
import { boxButton, dateBox } from "../date-picker/date-picker.variants.ts";
import { gregorian } from "../date-picker/iso-value.ts";
import type { FieldProps } from "../form-field/index.ts";
import { CloseIcon } from "../icon/index.ts";
import { useValue } from "../use-value.ts";
import { DateTimeSegments } from "./date-time-segments.tsx";
import { type IsoDateTime, readDateTime } from "./iso-date-time.ts";

/** Words of the component. */
export interface DateTimeFieldLabels {
  /** Name of the button that empties the field. */
  clear: string;
  /** Reason for a moment before `minValue` or after `maxValue`. */
  outside: string;
}

export interface DateTimeFieldProps extends FieldProps {
  /** Day and time, `YYYY-MM-DDTHH:mm`, in no zone; `null` for an empty field. What does not exist reads as empty. */
  value?: IsoDateTime | null | undefined;
  /** Day and time at first, when the field holds them itself. */
  defaultValue?: IsoDateTime | null | undefined;
  /** Day and time were typed in full; `null` once they were emptied, or while a part is missing. */
  onChange?: ((moment: IsoDateTime | null) => void) | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** First moment allowed. An earlier one can be typed, and is reported as an error. */
  minValue?: IsoDateTime | undefined;
  /** Last moment allowed. A later one can be typed, and is reported as an error. */
  maxValue?: IsoDateTime | undefined;
  /** Moment from which an empty part starts counting, such as the next full hour. */
  now: IsoDateTime;
  /** Language tag: how days and times are written. */
  locale: string;
  /** Words that the component says itself. */
  labels: DateTimeFieldLabels;
  /** Form name; the form receives `YYYY-MM-DDTHH:mm`. */
  name?: string | undefined;
  /** Target of an error summary's link; the first part is focused. */
  id?: string | undefined;
  /** Takes the field out of use and out of the form; `false` by default. */
  disabled?: boolean | undefined;
  /** Says that an answer is expected; `false` by default. Nothing is blocked. */
  required?: boolean | undefined;
  /** Gives the focus to the first part. */
  ref?: Ref<DateFieldHandle> | undefined;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

/** True for a moment outside the limits; a limit that is no moment sets none. */
function isOutside(
  value: IsoDateTime | null,
  { minValue, maxValue }: Pick<DateTimeFieldProps, "minValue" | "maxValue">,
): boolean {
  const moment = readDateTime(value);
  const [first, last] = [readDateTime(minValue), readDateTime(maxValue)];
  if (moment === null) return false;
  return (
    (first !== null && moment.compare(first) < 0) || (last !== null && moment.compare(last) > 0)
  );
}

/** A day with a time, typed part by part: React Aria's date field, with the hours of a day from 0 to 23. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { labels, now, name, disabled = false, required = false } = props;
  const { value, onChange } = useValue<IsoDateTime | null>(props, null);
  const box = useRef<HTMLDivElement>(null);
  const error = props.error ?? (isOutside(value, props) ? labels.outside : undefined);

  function clear(): void {
    // Clearing may render the segments anew: the focus moves to the new ones.
    flushSync(() => onChange(null));
    focusFirstSegment(box.current);
  }

  function submit({ key, target }: KeyboardEvent): void {
    if (key === "Enter" && target instanceof Element && target.matches("[role=spinbutton]")) {
      target.closest("form")?.requestSubmit();
    }
  }

  return (
    <I18nProvider locale={gregorian(props.locale)}>
      <DateFrame
        {...props}
        error={error}
        id={props.id}
        onBlur={props.onBlur}
        className={props.className}
        handle={props.ref}
      >
        {(ids) => (
          <div
            ref={box}
            // Segments are no inputs, whose form Enter submits by itself, and keep the key to themselves.
            onKeyDownCapture={submit}
            data-invalid={Boolean(error) || undefined}
            data-disabled={disabled || undefined}
            className={dateBox}
          >
            <div className="flex grow basis-[min-content] flex-wrap items-center py-1.5 ps-3">
              <DateTimeSegments
                value={value}
                onChange={onChange}
                disabled={disabled}
                required={required}
                placeholder={now}
                labelledBy={ids.labelledBy}
                describedBy={ids.describedBy}
                invalid={Boolean(error)}
              />
            </div>
            {value !== null && !disabled && (
              <button
                type="button"
                aria-label={labels.clear}
                onClick={clear}
                className={`${boxButton} ms-auto min-h-10.5`}
              >
                <CloseIcon className="size-4" />
              </button>
            )}
            {name !== undefined && !disabled && (
              <input type="hidden" name={name} value={value ?? ""} />
            )}
          </div>
        )}
      </DateFrame>
    </I18nProvider>
  );
}
