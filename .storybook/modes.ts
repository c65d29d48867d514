import { type SupportId, supportIds } from "@parution/tokens";
import type { viewports } from "./viewports.ts";

const languages = ["fr", "ar"] as const;
const schemes = ["light", "dark"] as const;

type Language = (typeof languages)[number];
type Scheme = (typeof schemes)[number];

/** Globals of the toolbar while a picture is taken. */
export interface Mode {
  readonly support: SupportId;
  readonly language: Language;
  readonly scheme: Scheme;
  /** Width of the page: a name of `viewports.ts`. */
  readonly viewport: keyof typeof viewports;
}

/** Modes by the name that their pictures carry. */
export type Modes = Readonly<Record<string, Mode>>;

const nameOf = ({ support, language, scheme }: Mode) => `${support} ${language} ${scheme}`;

function named(modes: readonly Mode[]): Modes {
  return Object.fromEntries(modes.map((mode) => [nameOf(mode), mode]));
}

/** Every newspaper in both languages and both schemes. */
export const allModes: Modes = named(
  supportIds.flatMap((support) =>
    languages.flatMap((language) =>
      schemes.map((scheme) => ({ support, language, scheme, viewport: "desktop" }) as const),
    ),
  ),
);

/** A matrix holds every newspaper in both schemes already: it is taken once in each language. */
export const matrixModes: Modes = {
  fr: { support: "parution", language: "fr", scheme: "light", viewport: "matrix" },
  ar: { support: "parution", language: "ar", scheme: "light", viewport: "matrix" },
};

/**
 * Every newspaper once. Languages and schemes take turns at different paces, so that five pictures
 * hold each newspaper, each language and each scheme, and each pair of the last two.
 */
export const supportModes: Modes = named(
  supportIds.map((support, index) => ({
    support,
    language: index % 2 === 0 ? "fr" : "ar",
    scheme: Math.floor(index / 2) % 2 === 0 ? "light" : "dark",
    viewport: "desktop",
  })),
);

/** A whole page: two newspapers that differ in language and scheme, and the first on a phone, in both languages. */
const pageModes: Modes = {
  "parution fr light": {
    support: "parution",
    language: "fr",
    scheme: "light",
    viewport: "desktop",
  },
  "l-horizon ar dark": {
    support: "l-horizon",
    language: "ar",
    scheme: "dark",
    viewport: "desktop",
  },
  "phone fr": { support: "parution", language: "fr", scheme: "light", viewport: "phone" },
  "phone ar": { support: "parution", language: "ar", scheme: "light", viewport: "phone" },
};

/**
 * Parameters that have a story's picture taken, by Chromatic and by `pnpm pictures` alike. A story
 * without one of these is not photographed.
 */
function taken(modes: Modes) {
  return { chromatic: { disableSnapshot: false, modes } };
}

/** Picture modes of an `EverySupport` story. */
export const matrixPictures = taken(matrixModes);

/** Picture modes of overlays and lesser pages. */
export const supportPictures = taken(supportModes);

/** Picture modes of a whole page. */
export const pagePictures = taken(pageModes);
