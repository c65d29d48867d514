import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { Unit } from "./dashboard-search.ts";

/** Number formats of the dashboard; charts are in dirhams. */
export function useFigures(unit: Unit) {
  const { t } = useLingui();
  const language = useLanguage();
  const locale = localeOf(language);
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return {
    language,
    locale,
    unitLabel: unit === "exclTax" ? t`Dhs HT` : t`Dhs TTC`,
    /** Formats centimes as an amount. */
    amount: (centimes: number) => formatAmount(centimes, language),
    dirhams: (value: number) => formatAmount(Math.round(value * 100), language),
    whole: (value: number) => whole.format(value),
    share: (part: number) => percent.format(part),
  };
}

export type Figures = ReturnType<typeof useFigures>;

/** Converts centimes to dirhams, for an axis. */
export const toDirhams = (centimes: number): number => centimes / 100;
