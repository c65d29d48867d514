const NASKH = "Noto Naskh Arabic";
/** Source Serif 4, and its letters beyond western Europe. */
const SERIF = ["Source Serif 4", "Source Serif X"] as const;

/** The newspapers' own faces, as their tokens name them; each sets what those before it have no letters for. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  "al-ofoq": [NASKH, ...SERIF],
  "l-horizon-eco": ["Bitter", NASKH, ...SERIF],
  "horizon-numerique": ["Space Grotesk", "IBM Plex Sans Arabic"],
};

const HOUSE: readonly string[] = [...SERIF, NASKH];

/** The faces of a newspaper, that of the house where it has none of its own. */
export function facesOf(supportSlug: string): readonly string[] {
  return FACES[supportSlug] ?? HOUSE;
}
