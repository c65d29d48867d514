import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { arriving } from "../promise/arriving.ts";
import { readable } from "../promise/readable.ts";
import { type Language, localeOf } from "./languages.ts";

type Catalog = () => Promise<{ messages: Messages }>;

const shell = {
  fr: () => import("../../locales/fr.po"),
  ar: () => import("../../locales/ar.po"),
} satisfies Record<Language, Catalog>;

/** The texts that only one feature says, or one part of it that comes apart, or that some share; each language for itself. */
const features = import.meta.glob<{ messages: Messages }>([
  "../../features/*/locales/*.po",
  "../../features/*/*/locales/*.po",
  "../*/locales/*.po",
]);

const instances = new Map<string, Promise<I18n>>();

/**
 * What every page says in a language and, where one is named, what a feature (or `shared/…`) adds. Each is asked for once,
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
  const { messages } = await arriving(shell[language]());
  // Counts within a sentence are written like every other number.
  const locales = localeOf(language);
  return setupI18n({ locale: language, locales, messages: { [language]: messages } });
}

async function add(language: Language, feature: string): Promise<I18n> {
  // As the patterns above are written, seen from this folder.
  const folder = feature.startsWith("shared/")
    ? feature.replace("shared/", "../")
    : `../../features/${feature}`;
  const catalog = features[`${folder}/locales/${language}.po`];
  if (catalog === undefined)
    throw new Error(`The feature «${feature}» says nothing in ${language}.`);
  const [i18n, { messages }] = await Promise.all([messagesOf(language), arriving(catalog())]);
  i18n.load(language, messages);
  return i18n;
}
