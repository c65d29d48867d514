import type { CallAnswer } from "@parution/contract/call";
import type { readRates } from "@parution/contract/listing";
import type { OpenOffer, Product } from "../../pricing/index.ts";
import type { Labels } from "./labels.ts";
import { discountOf, type Offered, type PackageRates, samplesOf, unitOf } from "./prices.ts";

type RatedHeading = CallAnswer<typeof readRates>["headings"][number];
type RatedType = RatedHeading["types"][number];

interface Asked {
  readonly offer: OpenOffer;
  readonly packages: PackageRates;
  readonly labels: Labels;
  /** From how many dates on the support takes something off. */
  readonly discountFromDates: number;
}

/** What a heading costs: each of its types by the line, by the date or by the canvas. */
export function rateHeading(
  heading: { readonly id: number; readonly label: string; readonly slug: string },
  asked: Asked,
): RatedHeading {
  const offered = asked.offer.products.flatMap((product) => offeredOf(product, asked));
  const line = offered.find(({ product }) => product.format === "L");
  const byType = Map.groupBy(offered, ({ product }) => `${product.ad_type_id} ${product.format}`);
  return {
    id: heading.id,
    label: heading.label,
    slug: heading.slug,
    discountPercent: line === undefined ? null : discountOf(line, asked.discountFromDates),
    types: [...byType.values()].flatMap((group) => rateType(group, asked.labels)),
  };
}

function offeredOf(product: Product, { offer, packages }: Asked): Offered[] {
  return offer.canvases
    .filter((canvas) => canvas.product_id === product.id)
    .map((canvas) => ({ offer, product, canvas, packages }));
}

function rateType(group: readonly Offered[], labels: Labels): RatedType[] {
  const [first] = group;
  if (first === undefined) return [];
  const { product, offer } = first;
  const isByUnit = product.format === "L" || offer.fixed_price;
  return [
    {
      id: product.ad_type_id,
      label: labels.types.get(product.ad_type_id) ?? "",
      format: product.format === "L" ? "line" : "modular",
      unit: isByUnit ? unitOf(first) : null,
      samples: isByUnit ? samplesOf(first) : [],
      canvases: isByUnit ? [] : rateCanvases(group, labels),
    },
  ];
}

function rateCanvases(group: readonly Offered[], labels: Labels): RatedType["canvases"] {
  const rated = group.flatMap((offered) => {
    const canvas = labels.canvases.get(offered.canvas.id);
    if (canvas === undefined) return [];
    const { colour_id } = offered.product;
    const colour = colour_id === null ? null : (labels.colours.get(colour_id) ?? null);
    return [{ ...canvas, colour, ...unitOf(offered) }];
  });
  return rated.toSorted((one, other) => one.price - other.price || one.id - other.id);
}
