import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { awaitOrReload, readable } from "../lazy/lazy.tsx";
import { type Language, localeOf } from "./languages.ts";

type LoadMessages = () => Promise<{ readonly messages: Messages }>;

/** Texts of an application in one language. */
export interface Catalog {
  /** Texts of every page. */
  readonly messages: Messages;
  /** Texts of one feature, shared part or dialog, by the part's name. */
  readonly parts: Readonly<Record<string, LoadMessages>>;
}

/** Catalogues of an application, loaded by language. */
export type Catalogs = Readonly<Record<Language, () => Promise<Catalog>>>;

let catalogs: Catalogs | undefined;
const instances = new Map<string, Promise<I18n>>();

/** Sets the application's catalogues; called once, before the first render. */
export function provideCatalogs(given: Catalogs): void {
  catalogs = given;
}

/** Texts of every page in a language, with those of `part`. Cached, since React's `use` needs the same promise again. */
export function messagesOf(language: Language, part?: string): Promise<I18n> {
  const key = `${part ?? ""} ${language}`;
  const known = instances.get(key);
  if (known !== undefined) return known;
  const loading = readable(part === undefined ? load(language) : add(language, part));
  instances.set(key, loading);
  return loading;
}

/** Names of all parts. */
export const partsOf = async (language: Language): Promise<readonly string[]> =>
  Object.keys((await catalogOf(language)).parts);

/** Catalogues by the names of their parts: `./features/rates/locales/fr.po` is the part `rates`. */
export const namedParts = (
  files: Readonly<Record<string, LoadMessages>>,
  prefix = "",
): Catalog["parts"] =>
  Object.fromEntries(
    Object.entries(files).map(([path, loadPart]) => [
      prefix + path.replace(/^[./]+(features\/)?/, "").replace(/\/locales\/.*/, ""),
      loadPart,
    ]),
  );

function catalogOf(language: Language): Promise<Catalog> {
  if (catalogs === undefined) throw new Error("The application has provided no catalogues.");
  return awaitOrReload(catalogs[language]());
}

async function load(language: Language): Promise<I18n> {
  const { messages } = await catalogOf(language);
  // Counts within a sentence are written like every other number.
  const locales = localeOf(language);
  return setupI18n({ locale: language, locales, messages: { [language]: messages } });
}

async function add(language: Language, part: string): Promise<I18n> {
  const loadPart = (await catalogOf(language)).parts[part];
  if (loadPart === undefined) throw new Error(`There are no texts of «${part}» in ${language}.`);
  const [i18n, { messages }] = await Promise.all([messagesOf(language), awaitOrReload(loadPart())]);
  // `load` would notify the provider, and with it the whole page, in one synchronous render that also cuts short an ongoing
  // hydration: 100 to 350 ms on a telephone. What shows these texts is rendered after them, so it need not be notified.
  Object.assign(i18n.messages, messages);
  return i18n;
}
