/** A page as the sitemap lists it: once in each language, each naming the others. */
export interface ListedPage {
  /** The page's own path, without language. */
  readonly path: string;
  readonly changed?: Date | null;
}

const LANGUAGES = ["fr", "ar"] as const;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The list of the sitemap's parts. */
export function writeIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${DECLARATION}\n<sitemapindex ${NAMESPACES}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** One part: every page in every language. */
export function writePart(origin: string, pages: readonly ListedPage[]): string {
  const entries = pages.flatMap((page) => entriesOf(origin, page));
  return `${DECLARATION}\n<urlset ${NAMESPACES}>\n${entries.join("\n")}\n</urlset>\n`;
}

function entriesOf(origin: string, { path, changed }: ListedPage): string[] {
  const at = (language: string) => escapeXml(`${origin}/${language}${path === "/" ? "" : path}`);
  const alternates = LANGUAGES.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${at(code)}"/>`,
  ).join("");
  const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return LANGUAGES.map(
    (language) => `<url><loc>${at(language)}</loc>${modified}${alternates}</url>`,
  );
}

/** Paths may hold letters of any script: addresses are written as they travel. */
const escapeXml = (text: string): string =>
  encodeURI(text).replace(/[&'<>"]/g, (character) => `&#${character.codePointAt(0)};`);
