/** Interface languages, the default first. */
export const languages = ["fr", "ar"] as const;

export type Language = (typeof languages)[number];

/** Names of the languages, each in its own language. */
export const languageNames: Readonly<Record<Language, string>> = { fr: "Français", ar: "العربية" };

export const defaultLanguage: Language = "fr";

export const isLanguage = (text: string): text is Language =>
  (languages as readonly string[]).includes(text);

/** The first language of a browser's list that the interface has; null: none. */
export function preferredLanguage(wanted: readonly string[]): Language | null {
  const codes = wanted.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return codes.find(isLanguage) ?? null;
}

export const directionOf = (language: Language): "ltr" | "rtl" =>
  language === "ar" ? "rtl" : "ltr";

/** Locale of numbers, months and lists, with Latin digits in Arabic too. */
export const localeOf = (language: Language): string =>
  language === "ar" ? "ar-MA-u-nu-latn" : "fr-FR";

const SPACE = "\u00a0";

/** French text with no-break spaces after « and before », `;`, `:`, `!`, `?` and `%`. */
export const withFrenchSpaces = (text: string): string =>
  text.replace(/(?<=«) | (?=[»;:!?%])/g, SPACE);
