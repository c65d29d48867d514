import { DEFAULT_SUPPORT, listSoldHeadings, listSupports } from "../catalogue/index.ts";
import { listPagePaths } from "../contents/index.ts";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { notFound } from "../platform/http/problems.ts";
import { listAdsOfPart, listParts } from "./queries.ts";

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
function writeIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${DECLARATION}\n<sitemapindex ${NAMESPACES}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** One part: every page in every language. */
function writePart(origin: string, pages: readonly ListedPage[]): string {
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

/** Paths may hold letters of any script: addresses are percent-encoded. */
const escapeXml = (text: string): string =>
  encodeURI(text).replace(/[&'<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Pages of every installation. */
const PAGES = [
  "/",
  "/essayer",
  "/tarifs",
  "/verification",
  "/faq",
  "/contact",
  "/conditions-ventes",
  "/conditions-utilisation",
];

/** Seconds for which a search engine may keep a part. */
const KEPT = 3600;

/** Sitemap index, in parts, since ads are many. */
export const sitemapRoutes: readonly PlainRoute[] = [
  {
    kind: "plain",
    method: "GET",
    path: "/robots.txt",
    handle: async (_request, { context }) => answer("text/plain", writeRobots(context)),
  },
  {
    kind: "plain",
    method: "GET",
    path: "/sitemap.xml",
    async handle(_request, { context }) {
      const parts = (await listParts(context.db)).map((part) => `annonces-${part}`);
      const addresses = ["pages", ...parts].map(
        (name) => `${context.config.publicUrl}/sitemap/${name}.xml`,
      );
      return answer("application/xml", writeIndex(addresses));
    },
  },
  {
    kind: "plain",
    method: "GET",
    path: "/sitemap/:name",
    async handle(request, { context }) {
      const name = new URL(request.url).pathname.replace(/^.*\//, "");
      const pages = await listPages(context, name);
      if (pages.length === 0) throw notFound();
      return answer("application/xml", writePart(context.config.publicUrl, pages));
    },
  },
];

/** The pages of a part; none for a name that no part has. */
async function listPages(context: Context, name: string): Promise<readonly ListedPage[]> {
  const { db } = context;
  if (name === "pages.xml") {
    const own = await listPagePaths(context);
    return [...PAGES, ...own, ...(await listLists(db))].map((path) => ({ path }));
  }
  const part = /^annonces-(\d{1,5})\.xml$/.exec(name)?.[1];
  if (part === undefined) return [];
  const ads = await listAdsOfPart(db, Number(part));
  return ads.map(({ id, slug, heading_slug, published_at }) => ({
    path: `/annonce/${heading_slug}/${slug}/${id}`,
    changed: published_at,
  }));
}

/** The lists of all newspapers, and of each; the home page and the visitor's order form are those of the first newspaper. */
async function listLists(db: Queries): Promise<readonly string[]> {
  const supports = await listSupports(db, "fr");
  const ofEach = supports.map(async ({ id, slug }) => [
    ...(id === DEFAULT_SUPPORT ? [] : [`/${slug}`, `/${slug}/essayer`]),
    ...(await listHeadingPaths(db, id)).map((path) => `/${slug}${path}`),
  ]);
  return [...(await listHeadingPaths(db, undefined)), ...(await Promise.all(ofEach)).flat()];
}

/** The whole list and that of each heading, below a newspaper's address. */
async function listHeadingPaths(db: Queries, supportId: number | undefined) {
  const headings = await listSoldHeadings(db, supportId, "fr");
  return ["/annonces", ...headings.map(({ slug }) => `/annonces/${slug}`)];
}

/** Disallows the answers of calls; private pages carry `noindex` themselves. */
const writeRobots = ({ config }: Context): string =>
  ["User-agent: *", "Disallow: /account/", "", `Sitemap: ${config.publicUrl}/sitemap.xml`, ""].join(
    "\n",
  );

function answer(type: string, text: string): Response {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": `public, max-age=${KEPT}`,
  };
  return new Response(text, { headers });
}
