import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  PublicationCalendar,
  type PublicationCalendarLabels,
} from "@parution/kit/publication-calendar";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useDeadlineText } from "../../../shared/clock/use-deadline-text.ts";
import { isolated } from "../../../shared/formats/formats.ts";
import { localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { OrderValues } from "../model/order-values.ts";
import type { PublicationDays } from "../model/publication-days.ts";
import { useSelect } from "./order-context.ts";

/** The publication calendar, with the reason of each day that is closed and the deadline of each that is open. */
export function DatesField({ days }: { days: PublicationDays }) {
  const { t } = useLingui();
  const deadlineText = useDeadlineText();
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const dates = useWatch({ control, name: "dates" });
  const select = useSelect();
  const deadlines = useMemo(
    () =>
      new Map(
        Array.from(days.cutoffs, ([date, cutoff]) => {
          const until = isolated(deadlineText(cutoff));
          return [date, t`À commander avant le ${until}`];
        }),
      ),
    [days, deadlineText, t],
  );
  return (
    <PublicationCalendar
      value={dates}
      onChange={(chosen) => select({ dates: chosen })}
      blocked={days.blocked}
      deadlines={deadlines}
      min={days.start}
      max={days.end}
      today={days.today}
      locale={localeOf(language)}
      labels={useCalendarLabels()}
    />
  );
}

function useCalendarLabels(): PublicationCalendarLabels {
  const { t } = useLingui();
  return useMemo(
    () => ({
      calendar: t`Dates de parution`,
      previousMonth: t`Mois précédent`,
      nextMonth: t`Mois suivant`,
      outside: t`Hors de la période ouverte aux commandes`,
      chosen: (count) =>
        count === 0
          ? t`Aucune date choisie`
          : t`${plural(count, { one: "# date choisie", other: "# dates choisies" })}`,
      remove: (day) => t`Retirer le ${day}`,
      clear: t`Tout retirer`,
    }),
    [t],
  );
}
