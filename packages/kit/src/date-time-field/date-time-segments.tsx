import { useEffect } from "react";
import { DateField, DateInput, DateSegment } from "react-aria-components/DateField";
import { dateSegment } from "../date-picker/date-picker.variants.ts";
import { Completeness, useHydrated } from "../date-picker/date-segments.tsx";
import { useDateDraft } from "../date-picker/use-date-draft.ts";
import { allowEmptyMarkup } from "../empty-markup.ts";
import { type IsoDateTime, readDateTime, writeDateTime } from "./iso-date-time.ts";

export interface DateTimeSegmentsProps {
  value: IsoDateTime | null;
  onChange: (moment: IsoDateTime | null) => void;
  /** Day and time from which an empty part starts counting. */
  placeholder: IsoDateTime;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  required: boolean;
}

const codec = { read: readDateTime, write: writeDateTime };

/** Empty parts keep the width of digits. */
const EMPTY = "\u2007\u2007/\u2007\u2007/\u2007\u2007\u2007\u2007 \u2007\u2007:\u2007\u2007";

/**
 * Day, month, year, hour and minute, each typed or counted on its own. A server writes them as a text alone: React Aria's
 * segments carry `style` attributes, which a strict policy refuses in a document.
 */
export function DateTimeSegments(props: DateTimeSegmentsProps) {
  return useHydrated() ? <TypedSegments {...props} /> : <WrittenMoment {...props} />;
}

function WrittenMoment({ value, labelledBy }: DateTimeSegmentsProps) {
  const [day = "", time = ""] = value?.split("T") ?? [];
  const text = value ? `${day.split("-").reverse().join("/")} ${time}` : EMPTY;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands for the group of segments that follows.
    <div
      role="group"
      aria-labelledby={labelledBy}
      dir="ltr"
      className="whitespace-pre p-0.5 tabular-nums"
    >
      {text}
    </div>
  );
}

function TypedSegments(props: DateTimeSegmentsProps) {
  const { describedBy } = props;
  const { date, write, complete } = useDateDraft(props.value, props.onChange, codec);
  useEffect(allowEmptyMarkup, []);
  return (
    <DateField
      value={date}
      onChange={write}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      placeholderValue={readDateTime(props.placeholder)}
      aria-labelledby={props.labelledBy}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      isInvalid={props.invalid}
      isDisabled={props.disabled}
      isRequired={props.required}
      validationBehavior="aria"
      className="contents"
    >
      {({ state }) => (
        <>
          <DateInput dir="ltr" className="inline-flex flex-wrap items-center whitespace-pre">
            {(segment) => <DateSegment segment={segment} className={dateSegment} />}
          </DateInput>
          <Completeness state={state} onChange={complete} />
        </>
      )}
    </DateField>
  );
}
