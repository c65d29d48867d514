import { useLingui } from "@lingui/react/macro";
import { formatAmount, isolated } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { Rates } from "./use-rates.ts";

type Tier = Rates["tiers"][number];

/** Formats a tier of line counts and its price. */
export function useTierLabels({ flatPrice, blockLines, discountFromDates }: Rates) {
  const { t } = useLingui();
  const language = useLanguage();
  const flat = flatPrice === null ? "" : isolated(formatAmount(flatPrice, language));

  const priceOf = ({ code, discountPercent }: Tier): string => {
    switch (code) {
      case "PF":
        return t`Forfait de ${flat} × dates`;
      case "PF_L":
        return t`(${flat} par tranche de ${blockLines} lignes + lignes en plus) × dates`;
      case "DP":
        return discountPercent === null
          ? t`Remise de la rubrique dès ${discountFromDates} dates`
          : t`Remise de ${discountPercent} % dès ${discountFromDates} dates`;
      case null:
        return t`Prix de la ligne × lignes × dates`;
    }
  };
  return (tier: Tier): { readonly label: string; readonly value: string } => {
    const { minLines, maxLines } = tier;
    const label =
      maxLines === null
        ? t`À partir de ${minLines} lignes`
        : t`De ${minLines} à ${maxLines} lignes`;
    return { label, value: priceOf(tier) };
  };
}
