import { CalendarIcon, ClockIcon, LockIcon, WarningIcon } from "../icon/index.ts";
import type { ReasonOf } from "./availability.ts";
import type { DayFormats } from "./day-formats.ts";
import type { IsoDate } from "./iso-date.ts";

export interface DayHintProps {
  /** The day pointed at, or else the active one. */
  day: IsoDate;
  formats: DayFormats;
  reasonOf: ReasonOf;
  /** Warnings of days that may still be lost. */
  provisional: ReadonlyMap<IsoDate, string>;
  deadlines: ReadonlyMap<IsoDate, string>;
}

/** Reason of the active day, for the eye. Screen readers get it from the day's description. */
export function DayHint({ day, formats, reasonOf, provisional, deadlines }: DayHintProps) {
  const reason = reasonOf(day);
  const warning = reason === undefined ? provisional.get(day) : undefined;
  const deadline = deadlines.get(day);
  const Icon = hintIcon(reason, warning, deadline);
  return (
    <p
      aria-hidden="true"
      className="flex min-h-6 items-start gap-2 border-line border-t pt-3 text-body-sm text-fg-muted"
    >
      <Icon className="mt-0.5 size-4" />
      <span className="line-clamp-4 min-w-0 wrap-anywhere">
        <span className="font-medium text-fg">{formats.full(day)}</span>{" "}
        <span>{reason ?? sentences(warning, deadline)}</span>
      </span>
    </p>
  );
}

/** Texts one after the other, those that are there. */
export const sentences = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter((text) => text !== undefined).join(" · ") || undefined;

function hintIcon(
  reason: string | undefined,
  warning: string | undefined,
  deadline: string | undefined,
) {
  if (reason !== undefined) return LockIcon;
  if (warning !== undefined) return WarningIcon;
  return deadline === undefined ? CalendarIcon : ClockIcon;
}

export interface DayDescriptionsProps {
  reasonIds: ReadonlyMap<string, string>;
  deadlineId: string;
  /** Warning of the active day, and until when it can be ordered. */
  deadline: string | undefined;
}

/** Targets of the days' `aria-describedby`: each reason once, however many days share it. */
export function DayDescriptions({ reasonIds, deadlineId, deadline }: DayDescriptionsProps) {
  return (
    <div hidden>
      {[...reasonIds].map(([reason, id]) => (
        <span key={id} id={id}>
          {reason}
        </span>
      ))}
      <span id={deadlineId}>{deadline}</span>
    </div>
  );
}
