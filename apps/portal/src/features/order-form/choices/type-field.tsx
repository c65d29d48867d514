import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { RadioCards } from "@parution/kit/radio-cards";
import { advertisedPrice } from "@parution/rules/price";
import { useFormContext, useWatch } from "react-hook-form";
import type { Heading, Product } from "../catalogue/offer.ts";
import { usePackageRate, useRatedTypes } from "../catalogue/use-catalogue.ts";
import { useOrder, useOrderError, useSelect } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { advertisedInputOf, canvasRange } from "../prices/price.ts";
import { usePriceWords } from "../prices/use-price-words.ts";

/** The types of a heading, each with the terms of its price. */
export function TypeField({ heading }: { heading: Heading }) {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const typeId = useWatch({ control, name: "typeId" });
  const { products } = useOrder().offer;
  const select = useSelect();
  const error = useOrderError("typeId");
  const unitPrices = useUnitPrices(products.find(({ format }) => format === "line"));
  const canvasPrices = useCanvasPrices();
  const { fixedPrice } = useOrder().offer;

  function pricesOf(id: number): readonly string[] {
    const product = products.find((one) => one.typeId === id);
    if (product === undefined) return [];
    return product.format === "line" || fixedPrice ? unitPrices(product) : canvasPrices(id);
  }

  return (
    <RadioCards
      name="typeId"
      label={t`Type d’annonce`}
      value={typeId === null ? null : String(typeId)}
      error={error}
      onChange={(value) => select({ typeId: Number(value) })}
      items={heading.types.map(({ id, label }) => ({
        value: String(id),
        label,
        description: <Sentences of={pricesOf(id)} />,
      }))}
    />
  );
}

/** The terms of an ad by the line, or of one at a fixed price, with the account's own package. */
function useUnitPrices(line: Product | undefined): (product: Product) => readonly string[] {
  const { offer } = useOrder();
  const rate = usePackageRate(line?.id ?? null);
  const words = usePriceWords();
  return ({ id, format }) => {
    if (rate.isLoading) return [];
    const { packageRate, packageLabel } =
      id === line?.id
        ? { packageRate: rate.data?.price ?? null, packageLabel: rate.data?.label ?? null }
        : offer;
    const input = advertisedInputOf(offer, { format, canvas: null, packageRate });
    return input === null ? [] : words(advertisedPrice(input), packageLabel);
  };
}

/** Price range of a type's canvases, from the cheapest to the dearest. */
function useCanvasPrices(): (typeId: number) => readonly string[] {
  const { t } = useLingui();
  const language = useLanguage();
  const rated = useRatedTypes(useOrder().offer);
  return (typeId) => {
    const range = canvasRange(rated?.find(({ id }) => id === typeId));
    if (range === null) return [];
    const lowest = formatAmount(range.lowest, language);
    const highest = formatAmount(range.highest, language);
    return [range.lowest === range.highest ? lowest : t`de ${lowest} à ${highest} selon le format`];
  };
}

function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence) => (
    <span key={sentence} className="block [&:dir(ltr)]:first-letter:uppercase">
      {sentence}
    </span>
  ));
}
