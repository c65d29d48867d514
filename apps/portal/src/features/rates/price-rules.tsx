import { useLingui } from "@lingui/react/macro";
import { formatAmount, isolated } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { MINIMUM_BILLED_LINES, ROW_LENGTH } from "@parution/rules/lines";
import type { Rates } from "./use-rates.ts";

/** Price rules of this newspaper (docs/domain/prices.md#tiers). */
export function PriceRules({ rates }: { rates: Rates }) {
  const { t } = useLingui();
  const labelsOf = useTierLabels(rates);
  const rules: KeyValue[] = rates.support.fixedPrice
    ? [
        {
          id: "fixed",
          label: t`Annonce en ligne`,
          value: t`Prix × dates, quelle que soit la longueur`,
        },
      ]
    : [
        {
          id: "line",
          label: t`Une ligne`,
          value: t`${ROW_LENGTH} caractères, ${MINIMUM_BILLED_LINES} lignes au moins`,
        },
        { id: "lines", label: t`Annonce à la ligne`, value: t`Prix de la ligne × lignes × dates` },
        ...rates.tiers.map((tier) => ({ id: `tier ${tier.minLines}`, ...labelsOf(tier) })),
        { id: "modular", label: t`Annonce modulaire`, value: t`Prix du format × dates` },
      ];
  return (
    <section aria-labelledby="price-rules" className="flex flex-col gap-3">
      <h2 id="price-rules" className="font-headline text-title-sm text-heading">
        {t`Calcul du prix`}
      </h2>
      <KeyValueList items={rules} className="max-w-3xl" />
    </section>
  );
}

type Tier = Rates["tiers"][number];

/** Formats a tier of line counts and its price. */
function useTierLabels({ flatPrice, blockLines, discountFromDates }: Rates) {
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
