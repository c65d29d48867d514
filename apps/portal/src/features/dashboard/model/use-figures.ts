import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { Unit } from "./dashboard-search.ts";

/** How the dashboard writes its figures. Charts are drawn in dirhams. */
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
    /** Centimes in words. */
    amount: (centimes: number) => formatAmount(centimes, language),
    dirhams: (value: number) => formatAmount(Math.round(value * 100), language),
    whole: (value: number) => whole.format(value),
    share: (part: number) => percent.format(part),
  };
}

export type Figures = ReturnType<typeof useFigures>;

/** Centimes as dirhams, for an axis. */
export const toDirhams = (centimes: number): number => centimes / 100;
