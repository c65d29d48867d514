import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { DatePicker, type DatePickerProps } from "@parution/kit/date-picker";
import { dateInZone } from "@parution/rules/dates";

/** Date picker in the user's language, with today in the publisher's zone. */
export function DayPicker(props: Omit<DatePickerProps, "today" | "locale" | "labels">) {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const today = dateInZone(serverNow(), usePublisherZone());
  return (
    <DatePicker
      {...props}
      today={today}
      locale={locale}
      labels={{
        calendar: t`Choisir une date`,
        previousMonth: t`Mois précédent`,
        nextMonth: t`Mois suivant`,
        open: t`Ouvrir le calendrier`,
        clear: t`Effacer la date`,
        outside: t`Cette date n’est pas possible.`,
        unavailable: t`Le calendrier n’a pas pu être chargé.`,
        retry: t`Réessayer`,
      }}
    />
  );
}
