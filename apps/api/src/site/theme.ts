import type { CallAnswer } from "@parution/contract/call";
import type { readTheme } from "@parution/contract/session";
import type { Hex } from "@parution/tokens/derive";
import { unknownSupport } from "../calendar/index.ts";
import { findSupport } from "../catalogue/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { listOverrides } from "./queries.ts";

type Overrides = NonNullable<CallAnswer<typeof readTheme>["overrides"]>;

interface Wanted {
  readonly supportId: number;
  readonly businessId?: number | undefined;
}

/** Derived colours by brand colour: a derivation is slow, and brand colours are few. */
const derivedFrom = new Map<Hex, Overrides>();

/**
 * Colours with which a support overrides its theme, or the caller's account those of the support: derived from the chosen
 * colour, so that texts are legible on any of them. Any other value is ignored.
 * @throws ProblemError 404 for an unknown support, or an account that is not the caller's.
 */
export async function readThemeOf(
  db: Queries,
  { supportId, businessId }: Wanted,
  identity: Identity | null,
) {
  const own = identity?.businessId ?? null;
  if (businessId !== undefined && businessId !== own) throw notFound();
  if ((await findSupport(db, supportId)) === undefined) throw notFound(unknownSupport);
  const rows = await listOverrides(db, supportId, own);
  if (rows.length === 0) return { supportId, overrides: null };
  const colours = await loadColours();
  const chosen = rows
    .map(({ styles }) => chosenColour(styles, colours))
    .findLast((one) => one !== undefined);
  return { supportId, overrides: chosen === undefined ? null : overridesOf(chosen, colours) };
}

/** Colour computations, loaded on demand. */
const loadColours = () => import("@parution/tokens/derive");
type Colours = Awaited<ReturnType<typeof loadColours>>;

/** The colour of the brand, else that of headings. */
function chosenColour(
  styles: Readonly<Record<string, unknown>>,
  { parseHex }: Pick<Colours, "parseHex">,
): Hex | undefined {
  for (const given of [styles.brand, styles.heading]) {
    const colour = typeof given === "string" ? parseHex(given) : undefined;
    if (colour !== undefined) return colour;
  }
  return undefined;
}

function overridesOf(brand: Hex, { deriveTheme }: Pick<Colours, "deriveTheme">): Overrides {
  const known = derivedFrom.get(brand);
  if (known !== undefined) return known;
  const { colors } = deriveTheme({ slug: "override", name: "Override", brand });
  const overrides = { light: coloursOf(colors.light), dark: coloursOf(colors.dark) };
  derivedFrom.set(brand, overrides);
  return overrides;
}

function coloursOf(colours: ReadonlyMap<string, { readonly hex: Hex }>): Overrides["light"] {
  const of = (role: string): Hex => {
    const colour = colours.get(role);
    if (colour === undefined) throw new RangeError(`A derived theme without ${role}`);
    return colour.hex;
  };
  return {
    brand: of("brand"),
    "brand-hover": of("brand-hover"),
    "brand-pressed": of("brand-pressed"),
    "on-brand": of("on-brand"),
    "brand-soft": of("brand-soft"),
    "on-brand-soft": of("on-brand-soft"),
    heading: of("heading"),
    link: of("link"),
  };
}
