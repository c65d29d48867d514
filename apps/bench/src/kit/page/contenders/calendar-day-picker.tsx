import { parseDate } from "@internationalized/date";
import { useState } from "react";
import { DayPicker } from "react-day-picker";
import { fr } from "react-day-picker/locale";
import { blockedDays, firstDay, lastDay, nativeDate, TODAY } from "../year.ts";
import "react-day-picker/style.css";

const disabled = blockedDays.map(nativeDate);

export function Contender() {
  const [selected, setSelected] = useState<Date[] | undefined>([]);
  return (
    <DayPicker
      mode="multiple"
      selected={selected}
      disabled={disabled}
      onSelect={setSelected}
      numberOfMonths={12}
      defaultMonth={nativeDate(firstDay)}
      startMonth={nativeDate(firstDay)}
      endMonth={nativeDate(lastDay)}
      today={nativeDate(parseDate(TODAY))}
      locale={fr}
    />
  );
}
