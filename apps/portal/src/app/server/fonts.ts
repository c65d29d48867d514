import type { Language } from "@parution/app/i18n/languages.ts";
import type { SupportId } from "@parution/tokens";

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
