import { useLingui } from "@lingui/react/macro";
import { RadioCards } from "@parution/kit/radio-cards";
import { advertisedPrice } from "@parution/rules/price";
import { useFormContext, useWatch } from "react-hook-form";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import { usePackageRate, useRatedTypes } from "../api/use-catalogue.ts";
import type { Heading, Product } from "../model/offer.ts";
import type { OrderValues } from "../model/order-values.ts";
import { advertisedInputOf } from "../model/price.ts";
import { canvasRange } from "../prices/rated.ts";
import { usePriceWords } from "../prices/use-price-words.ts";
import { useOrder, useSelect } from "./order-context.ts";
import { useFieldError } from "./use-field-error.ts";

/** The types of a heading, each with what it will be charged by. */
export function TypeField({ heading }: { heading: Heading }) {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const typeId = useWatch({ control, name: "typeId" });
  const { products } = useOrder().offer;
  const select = useSelect();
  const error = useFieldError("typeId");
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
      onChange={({ target }) => select({ typeId: Number(target.value) })}
      options={heading.types.map(({ id, label }) => ({
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

/** From the cheapest canvas of a type to its dearest. */
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
