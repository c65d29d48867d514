import type { Insertable } from "kysely";
import type { ProductCanvasTable, ProductTable } from "../../platform/database/tables/catalogue.ts";
import { canvases, colours, digitalType, lineType, modularType } from "./canvases.ts";
import type { HeadingSpec, Row } from "./heading-spec.ts";

/** Properties of a newspaper that decide its products. */
export interface ProductSupport {
  readonly id: number;
  /** Sells at a price a date, whatever the text. */
  readonly fixedPrice: boolean;
  /** Centimes before tax of one module, by colour. */
  readonly modulePrice: (colourId: number) => number;
}

interface Offer {
  readonly product: Omit<Row<ProductTable>, "id">;
  readonly canvases: readonly { readonly canvas_id: number; readonly price: number | null }[];
}

/** Every product of some newspapers in some headings, numbered from 1: by the line, by the module in each colour, or digital. */
export function productRows(supports: readonly ProductSupport[], headings: readonly HeadingSpec[]) {
  const offers = headings.flatMap((heading) =>
    supports.flatMap((support) =>
      support.fixedPrice
        ? [digitalOffer(support.id, heading)]
        : [...lineOffers(support.id, heading), ...modularOffers(support, heading)],
    ),
  );
  const products: readonly Row<ProductTable>[] = offers.map((offer, index) => ({
    ...offer.product,
    id: index + 1,
  }));
  const productCanvases: readonly Insertable<ProductCanvasTable>[] = offers.flatMap(
    (offer, index) => offer.canvases.map((canvas) => ({ ...canvas, product_id: index + 1 })),
  );
  return { products, productCanvases };
}

function lineOffers(supportId: number, heading: HeadingSpec): Offer[] {
  if (heading.isProduct) return [];
  const product = describe(supportId, heading, lineType, "L");
  return [{ product, canvases: sold("L", () => null) }];
}

function modularOffers({ id, modulePrice }: ProductSupport, heading: HeadingSpec): Offer[] {
  return colours.map((colour) => {
    const price = modulePrice(colour.id);
    return {
      product: describe(id, heading, modularType, "M", colour),
      canvases: sold("M", (modules) => price * modules),
    };
  });
}

function digitalOffer(supportId: number, heading: HeadingSpec): Offer {
  const fixed = canvases.filter((canvas) => canvas.fixed_price);
  return {
    product: describe(supportId, heading, digitalType, "M"),
    canvases: fixed.map((canvas) => ({ canvas_id: canvas.id, price: null })),
  };
}

function sold(format: "L" | "M", priceOf: (modules: number) => number | null) {
  return canvases
    .filter((canvas) => canvas.format === format && !canvas.fixed_price)
    .map((canvas) => ({ canvas_id: canvas.id, price: priceOf(canvas.modules) }));
}

function describe(
  supportId: number,
  heading: HeadingSpec,
  type: { readonly id: number; readonly label_fr: string; readonly label_ar: string },
  format: "L" | "M",
  colour?: (typeof colours)[number],
): Offer["product"] {
  const [fr, ar] = heading.label;
  return {
    support_id: supportId,
    heading_id: heading.id,
    ad_type_id: type.id,
    colour_id: colour?.id ?? null,
    format,
    label_fr: [fr, type.label_fr, colour?.label_fr].filter(Boolean).join(", "),
    label_ar: [ar, type.label_ar, colour?.label_ar].filter(Boolean).join("، "),
  };
}
