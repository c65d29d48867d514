import { type I18n, setupI18n } from "@lingui/core";
import { arriving } from "../promise/arriving.ts";
import { readable } from "../promise/readable.ts";
import { type Language, localeOf } from "./languages.ts";

/** Nobody reads in two languages at once: where the texts of one are is told by that language alone. */
const catalogs = {
  fr: () => arriving(import("./catalogs.fr.ts")),
  ar: () => arriving(import("./catalogs.ar.ts")),
};

const instances = new Map<string, Promise<I18n>>();

/**
 * What every page says in a language and, where one is named, what a feature (or `shared/…`, or `app`: what stands around pages) adds. Each is asked for once,
 * failed or not: React's `use` reads a promise that stays the same, and a page that failed is loaded anew.
 */
export function messagesOf(language: Language, feature?: string): Promise<I18n> {
  const key = `${feature ?? ""} ${language}`;
  const known = instances.get(key);
  if (known !== undefined) return known;
  const loading = readable(feature === undefined ? load(language) : add(language, feature));
  instances.set(key, loading);
  return loading;
}

async function load(language: Language): Promise<I18n> {
  const { messages } = await catalogs[language]();
  // Counts within a sentence are written like every other number.
  const locales = localeOf(language);
  return setupI18n({ locale: language, locales, messages: { [language]: messages } });
}

async function add(language: Language, feature: string): Promise<I18n> {
  const { features } = await catalogs[language]();
  // As the catalogues' patterns are written, seen from this folder.
  const folder =
    feature === "app"
      ? "../../app"
      : feature.startsWith("shared/")
        ? feature.replace("shared/", "../")
        : `../../features/${feature}`;
  const catalog = features[`${folder}/locales/${language}.po`];
  if (catalog === undefined)
    throw new Error(`The feature «${feature}» says nothing in ${language}.`);
  const [i18n, { messages }] = await Promise.all([messagesOf(language), arriving(catalog())]);
  i18n.load(language, messages);
  return i18n;
}
