import { useLingui } from "@lingui/react/macro";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { MINIMUM_BILLED_LINES, ROW_LENGTH } from "@parution/rules/lines";
import type { Rates } from "./use-rates.ts";
import { useTierLabels } from "./use-tier-labels.ts";

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
