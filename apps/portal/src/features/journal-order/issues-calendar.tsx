import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import {
  PublicationCalendar,
  type PublicationCalendarLabels,
} from "@parution/kit/publication-calendar";
import { dateInZone, eachDay, type IsoDate } from "@parution/rules/dates";
import { type IssueDays, issueBlock } from "@parution/rules/journal";
import { useMemo } from "react";
import type { Catalogue } from "./offer.ts";
import { useJournal } from "./use-journal-form.ts";

/** The days of the period; each issue begins with one copy. */
export function IssuesCalendar({ days }: { days: IssueDays }) {
  const language = useLanguage();
  const { form, values, offer } = useJournal();
  const shown = useShownDays(days, offer.catalogue, offer.clock);
  const { issues } = values;

  function keep(dates: readonly IsoDate[]): void {
    const known = new Map(issues.map((issue) => [issue.date, issue]));
    form.change(
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

/** Content of the calendar: the window, and its days without an edition, with their reasons. */
interface ShownDays {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly today: IsoDate;
  readonly blocked: ReadonlyMap<IsoDate, string>;
}

/** The days of a window in words. */
function useShownDays(
  { window, weekend, closures }: IssueDays,
  catalogue: Catalogue,
  { now, zone }: { readonly now: number; readonly zone: string },
): ShownDays {
  const { t } = useLingui();
  const { from, to } = window;
  const today = dateInZone(now, zone);
  return useMemo(() => {
    const blocked = new Map<IsoDate, string>();
    for (const date of eachDay(from, to)) {
      const reason = issueBlock(date, { window: { from, to }, weekend, closures });
      if (reason === "weekend") blocked.set(date, t`Pas de parution ce jour de la semaine`);
      if (reason === "no-edition") {
        blocked.set(date, catalogue.closures.get(date) ?? t`Pas d’édition ce jour`);
      }
    }
    return { from, to, today, blocked };
  }, [from, to, today, weekend, closures, catalogue, t]);
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
