import type { Scheme } from "../schemes.ts";
import { type Hex, type Oklch, oklchOf } from "./color.ts";
import { type DerivedColor, derivedFrom, ownColor } from "./derived-color.ts";
import { type KnownColors, meetsPairs, solveColor } from "./solve.ts";

/** The semantic colours that carry a newspaper's brand. */
export const brandRoles = [
  "brand",
  "brand-hover",
  "brand-pressed",
  "on-brand",
  "brand-soft",
  "on-brand-soft",
  "heading",
  "link",
] as const;
export type BrandRole = (typeof brandRoles)[number];

/** Colour at which a role would like to stand; the pairs may move its lightness, the screen its chroma. */
type Wish = (brand: Oklch) => Oklch;

/** Change of lightness of a hovered and of a pressed control. */
interface Shifts {
  readonly hover: number;
  readonly pressed: number;
}

/** One scheme's wishes: lightness, and chroma as a share of the brand's with a ceiling that keeps it calm. */
interface Wishes {
  readonly soft: Wish;
  /** Place of the brand when its own colour is too faint. */
  readonly brand: Wish;
  readonly onBrand: Wish;
  readonly onSoft: Wish;
  /** Place of texts that do not look like the brand itself. */
  readonly heading?: Wish;
  readonly link?: Wish;
  /** Away from the scheme's grounds. */
  readonly forth: Shifts;
  /** Shifts of a brand with no room left there: black cannot get darker, white cannot get lighter. */
  readonly back: Shifts;
}

const muted =
  (share: number, ceiling: number, l: number): Wish =>
  ({ c, h }) => ({ l, c: Math.min(c * share, ceiling), h });

const wishes: Readonly<Record<Scheme, Wishes>> = {
  light: {
    soft: muted(0.25, 0.045, 0.96),
    brand: (own) => own,
    onBrand: muted(0, 0, 1),
    onSoft: ({ l, c, h }) => ({ l: Math.min(l, 0.38), c: c * 0.85, h }),
    forth: { hover: -0.08, pressed: -0.15 },
    back: { hover: 0.27, pressed: 0.36 },
  },
  dark: {
    soft: muted(0.65, 0.085, 0.3),
    brand: muted(0.95, 0.15, 0.76),
    onBrand: muted(0.45, 0.05, 0.21),
    onSoft: muted(0.25, 0.04, 0.96),
    heading: muted(0.43, 0.06, 0.92),
    link: muted(0.67, 0.11, 0.86),
    forth: { hover: 0.08, pressed: 0.15 },
    back: { hover: -0.08, pressed: -0.15 },
  },
};

/** Black and white are this far, and a little more, from the last shift. */
const shiftRoom = 0.03;

function shiftsOf({ l }: Oklch, { forth, back }: Wishes): Shifts {
  const furthest = l + forth.pressed;
  return furthest >= shiftRoom && furthest <= 1 - shiftRoom ? forth : back;
}

const shifted = (brand: Oklch, by: number): Oklch => ({
  l: brand.l + by,
  c: brand.c * 0.92,
  h: brand.h,
});

/**
 * The brand's colours in one scheme, each legible on all it may stand on. They are decided one by one,
 * each against those before it, in an order in which black or white is always a way out; the
 * newspaper's own colour is kept wherever it is legible as it is.
 */
export function deriveBrandColors(
  own: Hex,
  scheme: Scheme,
  house: KnownColors,
): ReadonlyMap<BrandRole, DerivedColor> {
  const known = new Map([...house].filter(([name]) => !brandRoles.some((role) => role === name)));
  const derived = new Map<BrandRole, DerivedColor>();
  const wish = wishes[scheme];
  const seed = oklchOf(own);

  const keep = (role: BrandRole, color: DerivedColor) => {
    known.set(role, color.hex);
    derived.set(role, color);
    return color;
  };
  const solve = (role: BrandRole, wished: Oklch) =>
    keep(role, derivedFrom(solveColor(role, wished, known)));
  const ownOr = (role: BrandRole, wished: Oklch) =>
    meetsPairs(role, own, known) ? keep(role, ownColor(own, seed)) : solve(role, wished);

  solve("brand-soft", wish.soft(seed));
  const brand = ownOr("brand", wish.brand(seed));
  solve("on-brand", wish.onBrand(seed));
  const shifts = shiftsOf(brand, wish);
  solve("brand-hover", shifted(brand, shifts.hover));
  solve("brand-pressed", shifted(brand, shifts.pressed));
  for (const role of ["heading", "link"] as const) {
    const wished = wish[role];
    if (wished === undefined) ownOr(role, brand);
    else solve(role, wished(seed));
  }
  solve("on-brand-soft", wish.onSoft(seed));
  return derived;
}
