import type { CalendarDate, DateValue } from "@internationalized/date";
import { useState } from "react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { firstDay, isBlocked, lastDay } from "../year.ts";

const months = Array.from({ length: 12 }, (_, month) => month);
const isUnavailable = (day: DateValue) => isBlocked(day.toString());

export function Contender() {
  const [value, setValue] = useState<CalendarDate | null>(null);
  return (
    <I18nProvider locale="fr-FR">
      <Calendar
        aria-label="Dates de parution"
        value={value}
        onChange={setValue}
        defaultFocusedValue={firstDay}
        minValue={firstDay}
        maxValue={lastDay}
        visibleDuration={{ months: 12 }}
        isDateUnavailable={isUnavailable}
      >
        <header>
          <Button slot="previous">‹</Button>
          <CalendarHeading />
          <Button slot="next">›</Button>
        </header>
        {months.map((month) => (
          <CalendarGrid key={month} offset={{ months: month }}>
            {(date) => <CalendarCell date={date} />}
          </CalendarGrid>
        ))}
      </Calendar>
    </I18nProvider>
  );
}
