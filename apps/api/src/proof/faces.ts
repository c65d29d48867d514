const NASKH = "Noto Naskh Arabic";

/** The newspapers' own faces, as their tokens name them; the second sets what the first has no letters for. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  "al-ofoq": [NASKH, "Source Serif 4"],
  "l-horizon-eco": ["Bitter", NASKH],
  "horizon-numerique": ["Space Grotesk", "IBM Plex Sans Arabic"],
};

const HOUSE: readonly string[] = ["Source Serif 4", NASKH];

/** The faces of a newspaper, that of the house where it has none of its own. */
export function facesOf(supportSlug: string): readonly string[] {
  return FACES[supportSlug] ?? HOUSE;
}
