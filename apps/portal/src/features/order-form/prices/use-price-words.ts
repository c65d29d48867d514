import { useLingui } from "@lingui/react/macro";
import { MINIMUM_BILLED_LINES } from "@parution/rules/lines";
import type { AdvertisedPrice, LineBand } from "@parution/rules/price";
import { formatAmount, isolated } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";

/** Words what an ad will be charged by, before it is written: a sentence for each range of lines, or the one price. */
export function usePriceWords(): (price: AdvertisedPrice) => readonly string[] {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centimes: number) => isolated(formatAmount(centimes, language));

  function perLine({ unit, byPackage }: AdvertisedPrice): string {
    const price = money(unit);
    return byPackage ? t`votre forfait : ${price} la ligne` : t`${price} la ligne`;
  }

  function termsOf(band: LineBand, price: AdvertisedPrice): string {
    switch (band.kind) {
      case "flat":
        return t`forfait ${money(band.amount)}`;
      case "blocks": {
        const block = money(band.packagePrice);
        return t`${block} par ${band.blockLines} lignes, puis ${perLine(price)}`;
      }
      case "perLine": {
        if (band.discount === null) return perLine(price);
        const { percent, fromDates } = band.discount;
        return t`${perLine(price)}, −${percent} % dès ${fromDates} parutions`;
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

  return (price) => {
    const { of, unit, byPackage, bands } = price;
    if (of !== "line") return [byPackage ? t`votre forfait : ${money(unit)}` : money(unit)];
    return bands.map((band) => {
      const range = rangeOf(band);
      const terms = termsOf(band, price);
      return range === null ? terms : t`${terms} ${range}`;
    });
  };
}
