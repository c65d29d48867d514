import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import {
  PublicationCalendar,
  type PublicationCalendarLabels,
} from "@parution/kit/publication-calendar";
import type { IsoDate } from "@parution/rules/dates";
import type { IssueDays } from "@parution/rules/journal";
import { useMemo } from "react";
import { useJournal } from "../journal-context.ts";
import { useShownDays } from "./use-issue-days.ts";

/** The days of the period; each issue begins with one copy. */
export function IssuesCalendar({ days }: { days: IssueDays }) {
  const language = useLanguage();
  const { values, offer, set } = useJournal();
  const shown = useShownDays(days, offer.catalogue, offer.clock);
  const { issues } = values;

  function keep(dates: readonly IsoDate[]): void {
    const known = new Map(issues.map((issue) => [issue.date, issue]));
    set(
      "issues",
      dates.map((date) => known.get(date) ?? { date, copies: 1 }),
    );
  }

  return (
    <PublicationCalendar
      value={issues.map(({ date }) => date)}
      onChange={keep}
      blocked={shown.blocked}
      minValue={shown.from}
      maxValue={shown.to}
      today={shown.today}
      locale={localeOf(language)}
      labels={useCalendarLabels()}
    />
  );
}

function useCalendarLabels(): PublicationCalendarLabels {
  const { t } = useLingui();
  return useMemo(
    () => ({
      calendar: t`Numéros`,
      previousMonth: t`Mois précédent`,
      nextMonth: t`Mois suivant`,
      outside: t`Hors de la période choisie`,
      chosen: (count) =>
        count === 0
          ? t`Aucun numéro choisi`
          : t`${plural(count, { one: "# numéro choisi", other: "# numéros choisis" })}`,
      remove: (day) => t`Retirer le numéro du ${day}`,
      clear: t`Tout retirer`,
    }),
    [t],
  );
}
