import { DatePanel, type DatePanelProps } from "./date-panel.tsx";
import { DayCalendar, type DayCalendarProps } from "./day-calendar.tsx";

export interface DayPanelProps
  extends Omit<DatePanelProps, "children" | "label">,
    Omit<DayCalendarProps, "autoFocus"> {}

/** The calendar on its surface: loaded when a reader asks for it. */
export function DayPanel({ open, onOpenChange, box, trigger, ...calendar }: DayPanelProps) {
  return (
    <DatePanel
      open={open}
      onOpenChange={onOpenChange}
      box={box}
      trigger={trigger}
      label={calendar.labels.calendar}
    >
      <DayCalendar {...calendar} autoFocus />
    </DatePanel>
  );
}
