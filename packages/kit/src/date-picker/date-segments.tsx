import { type Ref, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import {
  DateField,
  type DateFieldState,
  DateInput,
  DateSegment,
} from "react-aria-components/DateField";
import { allowEmptyMarkup } from "../empty-markup.ts";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import { dateSegment } from "./date-picker.variants.ts";
import { dateOf, isoOf } from "./iso-value.ts";
import { useDateDraft } from "./use-date-draft.ts";

export interface DateSegmentsProps {
  value: IsoDate | null;
  onChange: (day: IsoDate | null) => void;
  /** The caller's today, from which an empty part starts counting. */
  today: IsoDate;
  /** Form name; the form receives the ISO day. */
  name?: string | undefined;
  /** Accessible name of the day. */
  naming: { "aria-label": string } | { "aria-labelledby": string };
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  required: boolean;
  /** The element around the segments. */
  ref?: Ref<HTMLDivElement> | undefined;
}

interface CompletenessProps {
  state: DateFieldState;
  onChange: (whole: boolean) => void;
}

/** Reports when a part goes missing or comes back, which React Aria keeps to itself. */
export function Completeness({ state, onChange }: CompletenessProps) {
  const whole = state.segments.every(
    ({ isEditable, isPlaceholder }) => !isEditable || !isPlaceholder,
  );
  const report = useEffectEvent(onChange);
  useEffect(() => report(whole), [whole]);
  return null;
}

const neverChanges = () => () => undefined;

/** False in a server's document until it is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * Day, month and year, each typed or counted on its own, in this order in both directions. A server writes the day
 * alone: React Aria's segments carry `style` attributes, which a strict policy refuses in a document.
 */
export function DateSegments(props: DateSegmentsProps) {
  return useHydrated() ? <TypedSegments {...props} /> : <WrittenDay {...props} />;
}

/** Empty parts keep the width of digits. */
const EMPTY_DAY = "\u2007\u2007/\u2007\u2007/\u2007\u2007\u2007\u2007";

function WrittenDay({ value, name, naming, ref }: DateSegmentsProps) {
  const text = value?.split("-").reverse().join("/") ?? EMPTY_DAY;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands for the group of segments that follows.
    <div ref={ref} role="group" {...naming} dir="ltr" className="whitespace-pre p-0.5 tabular-nums">
      {text}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} />}
    </div>
  );
}

const days = { read: dateOf, write: isoOf };

function TypedSegments(props: DateSegmentsProps) {
  const { date, write, complete } = useDateDraft(props.value, props.onChange, days);
  useEffect(allowEmptyMarkup, []);
  return (
    <DateField
      value={date}
      onChange={write}
      granularity="day"
      shouldForceLeadingZeros
      placeholderValue={dateOf(props.today)}
      {...(props.name !== undefined && { name: props.name })}
      {...props.naming}
      {...(props.describedBy !== undefined && { "aria-describedby": props.describedBy })}
      isInvalid={props.invalid}
      isDisabled={props.disabled}
      isRequired={props.required}
      validationBehavior="aria"
      className="contents"
    >
      {({ state }) => (
        <>
          <DateInput
            ref={props.ref}
            dir="ltr"
            className="inline-flex items-center whitespace-nowrap"
          >
            {(segment) => <DateSegment segment={segment} className={dateSegment} />}
          </DateInput>
          <Completeness state={state} onChange={complete} />
        </>
      )}
    </DateField>
  );
}
