import type { Language } from "./labels.ts";

/** The formats of each language. */
export const locales: Readonly<Record<Language, string>> = { fr: "fr-FR", ar: "ar-MA" };
