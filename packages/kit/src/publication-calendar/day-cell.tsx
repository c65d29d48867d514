import { memo } from "react";
import { type DayState, dayCell } from "./publication-calendar.variants.ts";

export interface DayCellProps {
  /** The day, as the events of the grid read it. */
  day: string;
  number: string;
  /** The day in full. */
  name: string;
  state: DayState;
  today: boolean;
  /** The one day of the whole calendar that Tab leads to. */
  tabbable: boolean;
  /** Element that says why the day is blocked, or until when it can be ordered. */
  describedBy: string | undefined;
}

/** A day. Plain values only, so that a move of the focus draws two of these again, not hundreds. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, number, name, state, today, tabbable, describedBy } = props;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day is a cell of its month's grid.
      role="gridcell"
      data-day={day}
      tabIndex={tabbable ? 0 : -1}
      aria-label={name}
      aria-selected={state === "chosen" || state === "lost"}
      aria-disabled={state === "blocked" || undefined}
      aria-current={today ? "date" : undefined}
      aria-describedby={describedBy}
      className={dayCell({ state, today })}
    >
      {number}
    </td>
  );
});
