import { useLingui } from "@lingui/react/macro";
import { formatAmount, isolated } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { MINIMUM_BILLED_LINES } from "@parution/rules/lines";
import type { AdvertisedPrice, LineBand } from "@parution/rules/price";

/**
 * Terms of an ad's price before it is written: a sentence for each range of lines, or the one price, which
 * names the account's package where that decides it.
 */
export function usePriceWords(): (
  price: AdvertisedPrice,
  packageLabel: string | null,
) => readonly string[] {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centimes: number) => isolated(formatAmount(centimes, language));

  function termsOf(band: LineBand, perLine: string): string {
    switch (band.kind) {
      case "flat":
        return t`forfait ${money(band.amount)}`;
      case "blocks": {
        const block = money(band.packagePrice);
        return t`${block} par ${band.blockLines} lignes, puis ${perLine}`;
      }
      case "perLine": {
        if (band.discount === null) return perLine;
        const { percent, fromDates } = band.discount;
        return t`${perLine}, −${percent} % dès ${fromDates} parutions`;
      }
    }
  }

  function rangeOf({ fromLines, toLines }: LineBand): string | null {
    if (fromLines === MINIMUM_BILLED_LINES) {
      return toLines === null ? null : t`jusqu’à ${toLines} lignes`;
    }
    return toLines === null
      ? t`à partir de ${fromLines} lignes`
      : t`de ${fromLines} à ${toLines} lignes`;
  }

  return ({ of, unit, byPackage, bands }, packageLabel) => {
    const price = money(unit);
    const rate = of === "line" ? t`${price} la ligne` : price;
    const name = packageLabel === null ? t`votre forfait` : isolated(packageLabel);
    const charged = byPackage ? t`${name} : ${rate}` : rate;
    if (of !== "line") return [charged];
    return bands.map((band) => {
      const range = rangeOf(band);
      const terms = termsOf(band, charged);
      return range === null ? terms : t`${terms} ${range}`;
    });
  };
}
