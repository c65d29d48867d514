import type { Scheme } from "../schemes.ts";
import { deriveBrandColors } from "./brand-roles.ts";
import type { DerivedColor } from "./derived-color.ts";
import { colorsOf, houseValues } from "./house.ts";
import { derivePaper } from "./paper.ts";
import type { ThemeRequest } from "./request.ts";

/** A newspaper's theme, as far as it differs from the house's. */
export interface DerivedTheme {
  readonly request: ThemeRequest;
  /** The colours worked out for each scheme, by semantic name. */
  readonly colors: Readonly<Record<Scheme, ReadonlyMap<string, DerivedColor>>>;
  /** Corners in rem; absent when the house's hold. */
  readonly radius?: Readonly<Record<"control" | "card", number>>;
}

const rootFontSize = 16;
/** A card's corner beside a control's: it is seen from further away. */
const cardShare = 5 / 3;

function deriveColors({ brand, paper }: ThemeRequest, scheme: Scheme) {
  const house = colorsOf(houseValues(scheme));
  const colors = new Map<string, DerivedColor>(deriveBrandColors(brand, scheme, house));
  if (paper !== undefined) colors.set("paper", derivePaper(paper, scheme, house));
  return colors;
}

/**
 * Derives a newspaper's whole theme from its colour. Every pair of `contrastPairs` is met in both
 * schemes whatever the colour; hue is kept; chroma shrinks to what an sRGB screen shows. The same
 * request gives the same theme.
 */
export function deriveTheme(request: ThemeRequest): DerivedTheme {
  const { radius } = request;
  return {
    request,
    colors: { light: deriveColors(request, "light"), dark: deriveColors(request, "dark") },
    ...(radius !== undefined && {
      radius: {
        control: radius / rootFontSize,
        card: Math.round(radius * cardShare) / rootFontSize,
      },
    }),
  };
}
