import type { SupportId } from "@parution/tokens";
import type { Language } from "../../shared/i18n/languages.ts";

/** The face of headings in Latin letters, by theme. */
const headlines: Readonly<Record<SupportId, string>> = {
  parution: "source-serif-4-latin-wght-normal-core",
  "l-horizon": "source-serif-4-latin-wght-normal-core",
  "l-horizon-eco": "bitter-latin-wght-normal",
  "horizon-numerique": "space-grotesk-latin-wght-normal",
  "al-ofoq": "noto-naskh-arabic-arabic-wght-normal-core",
};

/** Files of the faces that the top of every page is set in. */
export const firstFonts = (language: Language, theme: SupportId): readonly string[] =>
  language === "ar"
    ? ["ibm-plex-sans-arabic-arabic-400-normal-core", "noto-naskh-arabic-arabic-wght-normal-core"]
    : ["ibm-plex-sans-latin-wght-normal-core", headlines[theme]];
