import { useLingui } from "@lingui/react/macro";
import { formatAmount, formatCount, formatShare } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { Unit } from "./dashboard-search.ts";

/** Number formats of the dashboard; charts are in dirhams. */
export function useFigures(unit: Unit) {
  const { t } = useLingui();
  const language = useLanguage();
  return {
    language,
    locale: localeOf(language),
    unitLabel: unit === "exclTax" ? t`Dhs HT` : t`Dhs TTC`,
    /** Formats centimes as an amount. */
    amount: (centimes: number) => formatAmount(centimes, language),
    dirhams: (value: number) => formatAmount(Math.round(value * 100), language),
    whole: (value: number) => formatCount(value, language),
    share: (part: number) => formatShare(part, language),
  };
}

export type Figures = ReturnType<typeof useFigures>;

/** Converts centimes to dirhams, for an axis. */
export const toDirhams = (centimes: number): number => centimes / 100;
