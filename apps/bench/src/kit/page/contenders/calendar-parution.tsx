import {
  type IsoDate,
  PublicationCalendar,
  type PublicationCalendarLabels,
} from "@parution/kit/publication-calendar";
import { useState } from "react";
import { blockedDays, FIRST_DAY, LAST_DAY, TODAY } from "../year.ts";

const isIsoDate = (day: string): day is IsoDate => /^\d{4}-\d\d-\d\d$/.test(day);
const blocked = new Map(
  blockedDays
    .map(String)
    .filter(isIsoDate)
    .map((day) => [day, "Le journal ne paraît pas"]),
);

const labels: PublicationCalendarLabels = {
  calendar: "Dates de parution",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  outside: "Hors de la période",
  chosen: (count) => `${count} dates`,
  remove: (day) => `Retirer le ${day}`,
  clear: "Tout retirer",
};

export function Contender() {
  const [value, setValue] = useState<IsoDate[]>([]);
  return (
    <PublicationCalendar
      value={value}
      blocked={blocked}
      labels={labels}
      onChange={setValue}
      minValue={FIRST_DAY}
      maxValue={LAST_DAY}
      today={TODAY}
      locale="fr-FR"
      months={12}
    />
  );
}
