import { useLingui } from "@lingui/react/macro";
import { type DateRange, DateRangePicker } from "@parution/kit/date-range-picker";
import {
  addDays,
  dateInZone,
  firstOfMonth,
  firstOfNextMonth,
  type IsoDate,
  toIsoDate,
} from "@parution/rules/dates";
import { serverNow } from "../browser/server-clock.ts";
import { usePublisherZone } from "../data/configs.ts";
import { localeOf } from "../i18n/languages.ts";
import { useLanguage } from "../links/links.tsx";

interface PeriodFieldProps {
  label: string;
  /** The first and the last day, both included; null for an open side. */
  value: DateRange;
  onChange: (period: DateRange) => void;
  /** Form names of the two days. */
  names?: { readonly start: string; readonly end: string };
  error?: string | undefined;
  required?: boolean;
  /** Layout only: placement in the form. */
  className?: string;
}

/** A period of days in the page's language, with the months and the year that readers often ask for. */
export function PeriodField(props: PeriodFieldProps) {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const today = dateInZone(serverNow(), usePublisherZone());
  const { thisMonth, lastMonth, thisYear } = periodsAround(today);
  return (
    <DateRangePicker
      {...props}
      today={today}
      locale={locale}
      presets={[
        { label: t`Ce mois-ci`, ...thisMonth },
        { label: t`Le mois dernier`, ...lastMonth },
        { label: t`Cette année`, ...thisYear },
      ]}
      labels={{
        calendar: t`Choisir une période`,
        previousMonth: t`Mois précédent`,
        nextMonth: t`Mois suivant`,
        open: t`Ouvrir le calendrier`,
        clear: t`Effacer la période`,
        outside: t`Cette date n’est pas possible.`,
        unavailable: t`Le calendrier n’a pas pu être chargé.`,
        retry: t`Réessayer`,
        start: t`Du`,
        end: t`Au`,
        reversed: t`La fin vient avant le début.`,
        emptyDay: t`jj/mm/aaaa`,
        presets: t`Périodes fréquentes`,
      }}
    />
  );
}

/** The month of a day, the one before, and its year: whole, so that days to come lie in them, too. */
export function periodsAround(today: IsoDate) {
  const month = firstOfMonth(today);
  const before = addDays(month, -1);
  const year = today.slice(0, 4);
  return {
    thisMonth: { start: month, end: addDays(firstOfNextMonth(today), -1) },
    lastMonth: { start: firstOfMonth(before), end: before },
    thisYear: { start: toIsoDate(`${year}-01-01`), end: toIsoDate(`${year}-12-31`) },
  } as const;
}
