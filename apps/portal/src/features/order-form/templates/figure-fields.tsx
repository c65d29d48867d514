import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { DatePicker } from "@parution/kit/date-picker";
import { MoneyField } from "@parution/kit/money-field";
import { NumberField } from "@parution/kit/number-field";
import { dateInZone, type IsoDate } from "@parution/rules/dates";

interface FigureFieldProps<Value> {
  label: string;
  note?: string | undefined;
  className?: string | undefined;
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** An amount that the notice names, in centimes. */
export function AmountField(props: FigureFieldProps<number>) {
  const { t } = useLingui();
  return (
    <MoneyField
      {...props}
      unit={t`Dhs`}
      locale={localeOf(useLanguage())}
      labels={{
        unreadable: t`Écrivez un montant, par exemple 1 250,00.`,
        imprecise: t`Deux chiffres au plus après la virgule, et une espace entre les milliers : 1 250,00.`,
        tooSmall: (least) => t`Au moins ${least} Dhs.`,
        tooLarge: (most) => t`Au plus ${most} Dhs.`,
      }}
    />
  );
}

/** A number of shares or of years. */
export function CountField(props: FigureFieldProps<number>) {
  const { t } = useLingui();
  return (
    <NumberField
      {...props}
      minValue={1}
      locale={localeOf(useLanguage())}
      labels={{ decrement: t`Un de moins`, increment: t`Un de plus` }}
    />
  );
}

/** A day that the notice names. */
export function DayField(props: FigureFieldProps<IsoDate>) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  return (
    <DatePicker
      {...props}
      today={dateInZone(serverNow(), zone)}
      locale={localeOf(useLanguage())}
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
