import { memo } from "react";
import type { ReasonOf } from "./availability.ts";
import type { IsoDate } from "./iso-date.ts";
import { type DayState, dayClass } from "./publication-calendar.variants.ts";

/** Input of the weeks of a month. */
export interface WeekContext {
  /** The chosen days of the month, in one text: it compares by value. */
  chosen: string;
  reasonOf: ReasonOf;
  /** Warnings of days that may still be lost. */
  provisional: ReadonlyMap<IsoDate, string>;
  /** Ids of the elements that hold the reasons. */
  reasonIds: ReadonlyMap<string, string>;
  /** Id of the element that holds the active day's deadline. */
  deadlineId: string;
  today: string;
}

export interface NamedDay {
  day: IsoDate;
  number: string;
  /** The day in full. */
  name: string;
}

export interface WeekRowProps extends WeekContext {
  days: readonly NamedDay[];
  /** Number of days of the previous month in the first week. */
  lead: number;
  /** The one day of the whole calendar that Tab leads to, when it is in this week. */
  active: IsoDate | undefined;
}

/** A week of a month: a move of the focus renders one or two of them again. */
export const WeekRow = memo(function WeekRow({ days, lead, ...week }: WeekRowProps) {
  return (
    <tr>
      {lead > 0 && <td colSpan={lead} />}
      {days.map((day) => dayCell(day, week))}
    </tr>
  );
});

/** A function, not a component: hundreds of days need no second layer each. */
function dayCell({ day, number, name }: NamedDay, week: Omit<WeekRowProps, "days" | "lead">) {
  const { chosen, reasonOf, provisional, reasonIds, deadlineId, today, active } = week;
  const reason = reasonOf(day);
  const warned = reason === undefined && provisional.has(day);
  const state = stateOf(chosen.includes(day), reason !== undefined);
  const tabbable = day === active;
  const ofReason = reason === undefined ? undefined : reasonIds.get(reason);
  return (
    <td
      key={day}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day is a cell of its month's grid.
      role="gridcell"
      data-day={day}
      tabIndex={tabbable ? 0 : -1}
      aria-label={name}
      aria-selected={state === "chosen" || state === "lost"}
      aria-disabled={state === "blocked" || undefined}
      aria-current={day === today ? "date" : undefined}
      aria-describedby={ofReason ?? (tabbable ? deadlineId : undefined)}
      className={dayClass(state, { today: day === today, provisional: warned })}
    >
      {number}
    </td>
  );
}

function stateOf(chosen: boolean, blocked: boolean): DayState {
  if (chosen) return blocked ? "lost" : "chosen";
  return blocked ? "blocked" : "free";
}
