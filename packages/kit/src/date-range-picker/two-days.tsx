import { I18nProvider } from "react-aria-components/I18nProvider";
import { DateSegments } from "../date-picker/date-segments.tsx";
import { gregorian } from "../date-picker/iso-value.ts";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import type { HeldValue } from "../use-value.ts";
import type { DateRange } from "./date-range.ts";

/** Props of the whole field, as far as its parts need them. */
interface WholeField extends HeldValue<DateRange> {
  today: IsoDate;
  locale: string;
  labels: { start: string; end: string };
  names?: { start: string; end: string } | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}

export interface TwoDaysProps {
  field: WholeField;
  invalid: boolean;
  labelledBy: string;
  describedBy: string | undefined;
}

/** The first and the last day, each with its parts: loaded when a reader comes near the field. */
export function TwoDays({ field, invalid, labelledBy, describedBy }: TwoDaysProps) {
  const { value, onChange, today, labels, names, disabled = false, required = false } = field;
  const shared = { today, invalid, disabled, required, describedBy };
  return (
    <I18nProvider locale={gregorian(field.locale)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need its legend inside the control's box. */}
      <div
        role="group"
        aria-labelledby={labelledBy}
        className="flex min-w-0 flex-wrap items-center gap-x-2"
      >
        <DateSegments
          {...shared}
          value={value.start}
          onChange={(start) => onChange({ ...value, start })}
          name={names?.start}
          naming={{ "aria-label": labels.start }}
        />
        <span aria-hidden="true" className="text-fg-muted">
          –
        </span>
        <DateSegments
          {...shared}
          value={value.end}
          onChange={(end) => onChange({ ...value, end })}
          name={names?.end}
          naming={{ "aria-label": labels.end }}
        />
      </div>
    </I18nProvider>
  );
}
