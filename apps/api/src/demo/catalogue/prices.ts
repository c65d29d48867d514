import type { Insertable } from "kysely";
import { headings } from "../../newspaper/starter/headings.ts";
import { productRows } from "../../newspaper/starter/products.ts";
import type { SupportHeadingTable } from "../../platform/database/tables/catalogue.ts";
import { supports } from "./supports.ts";

/** Centimes before tax of a line, or a date, by support in the order of their ids. */
type Prices = readonly [horizon: number, ofoq: number, eco: number, digital: number];

/** Prices of the demonstration's headings, by slug. */
const headingPrices: Readonly<Record<string, Prices>> = {
  "annonces-legales": [20_00, 18_00, 25_50, 250_00],
  "annonces-judiciaires": [19_00, 17_00, 24_00, 240_00],
  "annonces-administratives": [18_50, 16_50, 23_50, 230_00],
  "appels-offres": [22_00, 19_50, 27_00, 300_00],
  convocations: [20_00, 18_00, 25_00, 250_00],
  "communication-financiere": [24_00, 21_00, 30_00, 400_00],
  "offres-emploi": [14_00, 12_00, 17_50, 200_00],
  "demandes-emploi": [8_00, 7_00, 10_00, 120_00],
  "immobilier-vente": [15_00, 13_00, 18_00, 220_00],
  "immobilier-location": [13_00, 11_00, 16_00, 180_00],
  automobiles: [12_00, 10_50, 15_00, 160_00],
  "affaires-services": [13_50, 11_50, 16_50, 190_00],
  "cours-formations": [11_00, 9_50, 14_00, 150_00],
  carnet: [10_00, 9_00, 12_50, 140_00],
  "pertes-divers": [9_00, 8_00, 11_00, 110_00],
};

export const supportHeadingRows: readonly Insertable<SupportHeadingTable>[] = headings.flatMap(
  (heading) =>
    (headingPrices[heading.slug] ?? []).map((unit_price, index) => ({
      support_id: index + 1,
      heading_id: heading.id,
      unit_price,
      discount_percent: null,
    })),
);

/** Price of one module in black and white, by support, in centimes before tax. */
const modulePrices: ReadonlyMap<number, number> = new Map([
  [1, 180_00],
  [2, 150_00],
  [3, 220_00],
]);

/** Full colour costs two fifths more. */
function modulePrice(blackAndWhite: number, colourId: number): number {
  return colourId === 2 ? (blackAndWhite * 7) / 5 : blackAndWhite;
}

/** Every product of every support of the demonstration. */
export const { products, productCanvases } = productRows(
  supports.map(({ id, fixed_price }) => ({
    id,
    fixedPrice: fixed_price,
    modulePrice: (colourId) => modulePrice(modulePrices.get(id) ?? 0, colourId),
  })),
  headings,
);
