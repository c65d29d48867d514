import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DateCalendar } from "@mui/x-date-pickers/DateCalendar";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs, { type Dayjs } from "dayjs";
import "dayjs/locale/fr";
import { useState } from "react";
import { firstDay, isBlocked, lastDay } from "../year.ts";

const months = Array.from({ length: 12 }, (_, month) =>
  dayjs(String(firstDay.add({ months: month }))),
);
const earliest = dayjs(String(firstDay));
const latest = dayjs(String(lastDay));
const isDisabled = (day: Dayjs) => isBlocked(day.format("YYYY-MM-DD"));

/** Calendar of MUI, which shows one month at a time, so that twelve of them stand side by side. */
export function Contender() {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
      {months.map((month) => (
        <DateCalendar
          key={month.valueOf()}
          value={value}
          onChange={setValue}
          referenceDate={month}
          minDate={earliest}
          maxDate={latest}
          shouldDisableDate={isDisabled}
          reduceAnimations
        />
      ))}
    </LocalizationProvider>
  );
}
