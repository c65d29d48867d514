import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readDraftTiers } from "@parution/contract/rate-cards";
import { blockLinesOf, discountDatesOf, type TierCode } from "@parution/rules/price";

export type TieredSupport = CallAnswer<typeof readDraftTiers>["supports"][number];
/** A newspaper with its terms, in the version of the draft that they were read at. */
export type SeenSupport = TieredSupport & { readonly version: number };
export type Terms = TieredSupport["drafted"];

/** Names of the ways in which a tier is priced. */
export function useTierNames(): Readonly<Record<TierCode, string>> {
  const { t } = useLingui();
  return {
    PF: t`Au forfait`,
    PF_L: t`Par blocs au forfait`,
    DP: t`À la ligne, avec remise`,
  };
}

/** Each tier of a newspaper in words; without any its lines are priced one by one. */
export function useTierTexts(): (terms: Terms) => readonly string[] {
  const { t } = useLingui();
  const language = useLanguage();
  return (terms) => {
    const tariff = { ...terms, packageLines: terms.blockLines, tiers: [] };
    const block = blockLinesOf(tariff);
    const dates = discountDatesOf(tariff);
    const price = terms.packagePrice === null ? "—" : formatAmount(terms.packagePrice, language);
    if (terms.tiers.length === 0) return [t`Toutes les lignes au prix de la ligne`];
    return terms.tiers.map(({ minLines, maxLines, code, discountPercent }) => {
      const lines =
        maxLines === null ? t`Dès ${minLines} lignes` : t`De ${minLines} à ${maxLines} lignes`;
      const ofHeading = t`remise de la rubrique dès ${dates} dates`;
      const costs: Readonly<Record<TierCode, string>> = {
        PF: price,
        PF_L: t`${price} par bloc de ${block} lignes`,
        DP:
          discountPercent === null
            ? ofHeading
            : t`remise de ${discountPercent} % dès ${dates} dates`,
      };
      const cost = costs[code];
      return t`${lines} : ${cost}`;
    });
  };
}
