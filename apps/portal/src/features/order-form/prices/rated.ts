import type { CallAnswer } from "@parution/contract/call";
import type { readRates } from "@parution/contract/listing";
import type { Centimes } from "@parution/rules/money";

type RatedType = CallAnswer<typeof readRates>["headings"][number]["types"][number];

/** The prices of a type of ad or of a colour, from the lowest to the highest. */
export interface PriceRange {
  readonly lowest: Centimes;
  readonly highest: Centimes;
}

/** What one date costs on the canvases of a type, in one colour where it is named; null where there are none. */
export function canvasRange(type: RatedType | undefined, colour?: string): PriceRange | null {
  const asked = (type?.canvases ?? []).filter(
    (canvas) => colour === undefined || canvas.colour === colour,
  );
  const prices = asked.map(({ price, packagePrice }) => packagePrice ?? price);
  if (prices.length === 0) return null;
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
