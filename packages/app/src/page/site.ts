import { isLanguage, type Language, languages } from "../i18n/languages.ts";

/** Name of the site in each language. */
export type SiteNames = Readonly<Record<Language, string>>;

/** Names until an installation has a publisher, and those of the demonstration. */
const PRODUCT: SiteNames = { fr: "Parution", ar: "باريسيون" };

/** Standard name of the `<meta>` with a site's name, one for each language. */
const META = "application-name";

let names = PRODUCT;

/** Name of the site for readers and search engines: its publisher's. */
export const siteName = (language: Language): string => names[language];

/** Takes the names that the service gives the site. */
export function nameSite(given: SiteNames): void {
  names = given;
}

/**
 * `<meta>` elements with the names, by which a browser knows them
 * (https://html.spec.whatwg.org/multipage/semantics.html#meta-application-name); none for the product's.
 */
export const siteMetas = (): readonly Readonly<Record<string, string>>[] =>
  languages.every((language) => names[language] === PRODUCT[language])
    ? []
    : languages.map((lang) => ({ name: META, lang, content: names[lang] }));

/** Takes the names from the document. */
export function readSiteMetas(): void {
  for (const { lang, content } of document.querySelectorAll<HTMLMetaElement>(
    `meta[name="${META}"]`,
  ))
    if (isLanguage(lang)) names = { ...names, [lang]: content };
}

/** Title of the document, with the site's name at its end. */
export function documentTitle(title: string, language: Language): string {
  const site = siteName(language);
  return title === "" || title === site ? site : `${title} · ${site}`;
}
