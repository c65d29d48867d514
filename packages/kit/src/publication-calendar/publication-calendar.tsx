import { type FocusEvent, type Ref, useId, useImperativeHandle, useRef } from "react";
import { FieldError } from "../form-field/field-notes.tsx";
import { joinIds } from "../form-field/form-field.tsx";
import { PostedValues } from "../form-field/posted-values.tsx";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { dataOf } from "../root-props.ts";
import { styleRef } from "../style-ref.ts";
import { useValue } from "../use-value.ts";
import { ChosenDays } from "./chosen-days.tsx";
import { DayDescriptions, DayHint, sentences } from "./day-explanations.tsx";
import type { IsoDate } from "./iso-date.ts";
import type { PublicationCalendarLabels } from "./labels.ts";
import { MonthGrid } from "./month-grid.tsx";
import { useCalendar } from "./use-calendar.ts";
import { widestGrid } from "./use-columns.ts";
import { useDayEvents } from "./use-day-events.ts";

/** Imperative handle of the calendar. */
export interface PublicationCalendarHandle {
  /** Moves the focus to the active day. */
  focus: () => void;
}

export interface PublicationCalendarProps {
  /** The chosen days, in any order; shown and given back from the earliest to the latest. */
  value?: readonly IsoDate[] | undefined;
  /** The days at first, when the calendar holds them itself. */
  defaultValue?: readonly IsoDate[] | undefined;
  /** Called with all chosen days, from the earliest to the latest. */
  onChange?: ((days: IsoDate[]) => void) | undefined;
  /** Called when the focus leaves the calendar. */
  onBlur?: (() => void) | undefined;
  /** Days that can be reached and read but not chosen, with their reasons. Keep the map stable between renders. */
  blocked: ReadonlyMap<IsoDate, string>;
  /** Days that can be chosen but may still be lost, each with its warning. Keep the map stable between renders. */
  provisional?: ReadonlyMap<IsoDate, string> | undefined;
  /** Until when each day can be ordered, in words. */
  deadlines?: ReadonlyMap<IsoDate, string> | undefined;
  /** First day that can be chosen; its whole month can be looked at. */
  minValue: IsoDate;
  /** Last day that can be chosen; its whole month can be looked at. */
  maxValue: IsoDate;
  /** The caller's today: the calendar reads no clock. */
  today: IsoDate;
  /** BCP 47 tag: how days are written, and on which weekday weeks begin. */
  locale: string;
  /** Months side by side where there is room, at most 24; 2 by default, 1 on a phone. */
  months?: number | undefined;
  /** Labels of the calendar. */
  labels: PublicationCalendarLabels;
  /** Form name; the form receives each chosen day as `YYYY-MM-DD`. */
  name?: string | undefined;
  /** Keeps the form from being sent without a day; `false` by default. */
  required?: boolean | undefined;
  /** Error message with the correction, below the calendar. */
  error?: string | undefined;
  /** Target of an error summary's link; the active day is focused. */
  id?: string | undefined;
  /** Ids of elements that describe the field, such as its error. */
  "aria-describedby"?: string | undefined;
  ref?: Ref<PublicationCalendarHandle> | undefined;
  /** Layout only: margins and placement. */
  className?: string | undefined;
}

const NO_DAYS: readonly IsoDate[] = [];
const NO_TEXTS: ReadonlyMap<IsoDate, string> = new Map();

/**
 * Chooses days of publication. Arrow keys move by day and by week, Home and End to the ends of the
 * week, Page Up and Page Down by month (with Shift by year). Space and Enter choose a day, with Shift
 * every free day since the last one chosen. A day that cannot be chosen says why.
 */
export function PublicationCalendar(given: PublicationCalendarProps) {
  const props = { ...given, ...useValue<readonly IsoDate[], IsoDate[]>(given, NO_DAYS) };
  const { value, onChange, deadlines = NO_TEXTS, provisional = NO_TEXTS } = props;
  const { today, labels, onBlur } = props;
  const root = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const model = useCalendar(props, root);
  const { locale, active, chosen, formats, reasonOf, reasonIds, deadlineId } = model;
  const { handlers, pointed } = useDayEvents({ active, value, onChange, reasonOf, locale });
  useImperativeHandle(props.ref, () => ({ focus: active.focus }));

  const several = model.columns > 1;
  const summary = labels.chosen(chosen.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is named by a legend of its own; here the caller decides what is in sight.
    <div
      {...dataOf(given)}
      ref={root}
      role="group"
      aria-label={labels.calendar}
      aria-describedby={joinIds(props.error && errorId, props["aria-describedby"])}
      data-invalid={props.error ? true : undefined}
      onBlur={(event) => leaves(event) && onBlur?.()}
      className={props.className}
    >
      {/* The group itself must not take the focus: a click beside the days would then move it. */}
      {props.id && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only links and code reach it, and it passes the focus on.
        <span id={props.id} tabIndex={-1} onFocus={active.focus} />
      )}
      <div
        ref={styleRef({ "max-inline-size": several ? widestGrid(model.columns) : undefined })}
        className="grid max-w-88 gap-4 text-body text-fg"
      >
        {model.room.columns > 0 && (
          <MonthGrid
            model={model}
            handlers={handlers}
            today={today}
            locale={locale}
            labels={labels}
            provisional={provisional}
          />
        )}
        <DayHint
          day={pointed ?? active.day}
          formats={formats}
          reasonOf={reasonOf}
          provisional={provisional}
          deadlines={deadlines}
        />
        <DayDescriptions
          reasonIds={reasonIds}
          deadlineId={deadlineId}
          deadline={sentences(provisional.get(active.day), deadlines.get(active.day))}
        />
        <ChosenDays
          days={chosen}
          formats={formats}
          reasonOf={reasonOf}
          provisional={provisional}
          summary={summary}
          labels={labels}
          onChange={onChange}
          onEmpty={active.focus}
        />
        <PoliteAnnouncement text={summary} />
        {props.error && <FieldError id={errorId}>{props.error}</FieldError>}
        <PostedValues
          name={props.name}
          values={value}
          required={props.required}
          onFocus={active.focus}
        />
      </div>
    </div>
  );
}

function leaves({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
