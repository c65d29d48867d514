import { readStored, writeStored } from "../storage/stored.ts";
import { isLanguage, type Language } from "./languages.ts";

const KEY = "parution.language";

/** The language chosen last on this machine, or null. */
export function storedLanguage(): Language | null {
  const text = readStored(KEY);
  return text !== null && isLanguage(text) ? text : null;
}

export const storeLanguage = (language: Language): boolean => writeStored(KEY, language);
