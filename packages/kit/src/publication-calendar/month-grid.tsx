import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { styleRef } from "../style-ref.ts";
import type { IsoDate } from "./iso-date.ts";
import type { PublicationCalendarLabels } from "./labels.ts";
import { monthOf } from "./month.ts";
import { MonthTable } from "./month-table.tsx";
import { chosenIn } from "./selection.ts";
import { TurnButtons } from "./turn-buttons.tsx";
import type { CalendarModel } from "./use-calendar.ts";
import type { DayHandlers } from "./use-day-events.ts";

export interface MonthGridProps {
  model: CalendarModel;
  handlers: DayHandlers;
  today: string;
  locale: string;
  labels: PublicationCalendarLabels;
  /** Warnings of days that may still be lost. */
  provisional: ReadonlyMap<IsoDate, string>;
}

/** The months in sight, side by side, with the buttons that turn them. */
export function MonthGrid(props: MonthGridProps) {
  const { model, handlers, today, locale, labels, provisional } = props;
  const { active, formats, chosen, reasonOf, reasonIds, deadlineId, period, shown } = model;
  const months = Array.from({ length: shown }, (_, index) => active.firstShown + index);
  return (
    <div className="relative isolate">
      <TurnButtons active={active} period={period} shown={shown} labels={labels} />
      <div
        {...handlers}
        ref={styleRef({ "grid-template-columns": columnsOf(model.columns) })}
        className="grid auto-rows-[minmax(22.25rem,auto)] grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4"
      >
        {months.map((month) => (
          <MonthTable
            key={month}
            month={month}
            locale={locale}
            formats={formats}
            cramped={model.room.cramped}
            chosen={chosenIn(month, chosen)}
            reasonOf={reasonOf}
            reasonIds={reasonIds}
            provisional={provisional}
            deadlineId={deadlineId}
            today={today}
            active={monthOf(active.date) === month ? active.day : undefined}
          />
        ))}
      </div>
      <PoliteAnnouncement text={months.map(formats.month).join(", ")} delay={0} />
    </div>
  );
}

/** Several columns; one is the class's. */
const columnsOf = (count: number) => (count > 1 ? `repeat(${count}, minmax(0, 1fr))` : undefined);
