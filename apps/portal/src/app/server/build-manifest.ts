import type { Language } from "@parution/app/i18n/languages.ts";
import type { SupportId } from "@parution/tokens";

/** Vite's list of what it built: chunks by source. */
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

interface BuiltChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const ENTRY = "index.html";

/** The scripts that some sources need, and what starts them, but for those that the document itself names. */
export function scriptsOf(manifest: BuildManifest, sources: readonly string[]): string[] {
  const known = new Set<string>();
  reach(manifest, ENTRY, known);
  const found = new Set<string>();
  const started = manifest[ENTRY]?.dynamicImports ?? [];
  for (const source of [...started, ...sources]) reach(manifest, source, found);
  return [...found].filter((file) => !known.has(file)).map((file) => `/${file}`);
}

/**
 * The font files that the portal's styles name, by the beginning of their names.
 * @throws Error when the build has no such file
 */
export function fontsOf(manifest: BuildManifest, names: readonly string[]): string[] {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const files = names.map((name) => {
    const file = assets.find((asset) => asset.includes(`/${name}-`));
    if (file === undefined) throw new Error(`The build has no font «${name}».`);
    return `/${file}`;
  });
  return [...new Set(files)];
}

function reach(manifest: BuildManifest, source: string, files: Set<string>): void {
  const chunk = manifest[source];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) reach(manifest, next, files);
}

const SERIF = "source-serif-4-latin-wght-normal-core";
const NASKH = "noto-naskh-arabic-arabic-400-normal-core";
const LATIN = "ibm-plex-sans-latin-wght-normal-core";
const ARABIC = "ibm-plex-sans-arabic-arabic-400-normal-core";
const ARABIC_BOLD = "ibm-plex-sans-arabic-arabic-600-normal-core";

/** The face of headings by language and theme. */
const headlines: Readonly<Record<SupportId, Readonly<Record<Language, string>>>> = {
  parution: { fr: SERIF, ar: NASKH },
  "l-horizon": { fr: SERIF, ar: NASKH },
  "l-horizon-eco": { fr: "bitter-latin-wght-normal", ar: NASKH },
  "horizon-numerique": { fr: "space-grotesk-latin-wght-normal", ar: ARABIC },
  "al-ofoq": { fr: SERIF, ar: NASKH },
};

/** Files of the faces that the top of every page is set in. */
export const firstFonts = (language: Language, theme: SupportId): readonly string[] => [
  language === "ar" ? ARABIC : LATIN,
  headlines[theme][language],
];

/** Fonts of an account's lists, whose lines would move if these were loaded after the text. */
export const accountFonts = (language: Language, theme: SupportId): readonly string[] => [
  ...firstFonts(language, theme),
  ...(language === "ar" ? [ARABIC_BOLD, LATIN] : []),
];
