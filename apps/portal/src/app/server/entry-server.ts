import type { PageAnswer, PageRequest } from "@parution/contract/pages";
import type { Language } from "../../shared/i18n/languages.ts";
import { joinPath, splitPath } from "../../shared/links/path-prefix.ts";
import { documentTitle } from "../../shared/page-head/head.ts";
import { themeOf } from "../../shared/support/support-choice.ts";
import { type Choices, choicesIn } from "../../shared/visitor/choices.ts";
import { type Address, addressOf } from "../address.ts";
import type { PortalPage } from "../portal-page.tsx";
import { supportSlugs } from "../support-slugs.ts";
import { type BuildManifest, fontsOf, scriptsOf } from "./build-manifest.ts";
import { createColourReader } from "./colours.ts";
import { composeDocument, type PageParts } from "./document.ts";
import { type Drawing, draw } from "./draw.tsx";
import { readFirst } from "./first-reads.ts";
import { firstStyles } from "./first-styles.ts";
import { firstFonts } from "./fonts.ts";
import { landingHead } from "./landing-head.ts";
import { drawOutline } from "./outline.ts";
import { prepare } from "./prepare.ts";
import type { StyleParts } from "./style-parts.ts";

/** What the portal was built into. */
export interface Build {
  /** The document that every page has in common. */
  readonly template: string;
  /** Empty while developing. */
  readonly manifest: BuildManifest;
  /** Null while developing: the whole sheet then stands in every document. */
  readonly styles: StyleParts | null;
}

/** Where what does not exist leads to (specification 2, point 2). */
const NOT_FOUND = "/404";

/** Seconds after which a page that could not be read is worth another try. */
const RETRY_AFTER = 10;

/** Answers requests for pages: what anyone may see is drawn whole, the rest is left to the browser. */
export function createRenderer(build: Build) {
  const readColours = createColourReader();
  return async (request: PageRequest): Promise<PageAnswer> => {
    const choices = choicesIn(request.cookies);
    const address = addressOf(request.url.pathname, choices);
    const { language, route } = address;
    if (route.page === undefined) {
      const { supportSlug } = splitPath(request.url.pathname, supportSlugs);
      return redirectTo(route.leadsTo ?? NOT_FOUND, { language, supportSlug });
    }
    const answer = (status: number, parts: PageParts): PageAnswer => ({
      status,
      html: write(build, address, request, parts),
      styles: [parts.css ?? "", parts.theme ?? ""].filter((style) => style !== ""),
    });
    if (route.page.access === "session") {
      const outline = await drawOutline(address, choices, request);
      if (outline !== null) {
        const page = { ...outline, ...(await shellOf(address)) };
        return answer(200, withFirstStyles(page, build.styles, address));
      }
      return answer(200, {
        ...(await shellOf(address)),
        theme: await readColours(address, request),
      });
    }
    const first = await readFirst(address, request);
    if (first.kind === "absent") return answer(404, await drawAbsent(language, choices, request));
    if (first.kind === "throttled") return { ...answer(429, {}), retryAfter: first.retryAfter };
    if (first.kind === "failed") {
      request.onError(first.error);
      return { ...answer(503, {}), retryAfter: RETRY_AFTER };
    }
    await prepare(route.page, language);
    const { pathname, search } = request.url;
    const location = `${pathname}${search}`;
    const drawing = await draw({ location, choices, firstData: first.data }, request.onError);
    const page = { ...drawing, firstData: first.data };
    return answer(route.status ?? 200, withFirstStyles(page, build.styles, address));
  };
}

/** What a page is drawn in stands in its document: it is in sight before the whole sheet is. */
function withFirstStyles(
  page: Drawing & PageParts,
  styles: StyleParts | null,
  { supportSlug }: Address,
): PageParts {
  if (styles === null) return page;
  const css = firstStyles(styles.parts, { ...page, theme: themeOf(supportSlug) });
  return { ...page, css, sheet: styles.href };
}

/** Of the pages behind a login search engines keep the one that leads to it. */
async function shellOf({ route, language }: Address): Promise<PageParts> {
  if (!route.landing) return {};
  const head = await landingHead(route.path, language);
  return { head, title: documentTitle(head.title) };
}

/** The page of what does not exist; the browser then goes there itself. */
async function drawAbsent(language: Language, choices: Choices, request: PageRequest) {
  const location = joinPath({ language }, NOT_FOUND);
  const address = addressOf(location, choices);
  const first = await readFirst(address, request);
  const firstData = first.kind === "read" ? first.data : {};
  await prepare(address.route.page, language);
  return draw({ location, choices, firstData }, request.onError);
}

/** In the newspaper that the address names, as where a browser leads on. */
function redirectTo(page: string, place: Parameters<typeof joinPath>[0]): PageAnswer {
  return { status: 302, html: "", styles: [], location: joinPath(place, page) };
}

function write(build: Build, address: Address, { origin }: PageRequest, parts: PageParts): string {
  const { language, supportSlug, route } = address;
  return composeDocument(build.template, {
    language,
    supportSlug,
    origin,
    fonts: fontsOf(build.manifest, firstFonts(language, themeOf(supportSlug))),
    scripts: route.page ? scriptsOf(build.manifest, sourcesOf(route.page, language)) : [],
    ...parts,
  });
}

/** What drawing a page needs, by the names that the build has for it. */
function sourcesOf({ name, texts }: PortalPage, language: Language): string[] {
  const folders = texts.map((part) => (part.startsWith("shared/") ? part : `features/${part}`));
  return [
    `src/features/${name}.page.tsx`,
    `src/shared/i18n/catalogs.${language}.ts`,
    ...folders.map((folder) => `src/${folder}/locales/${language}.po`),
    "src/app/later-parts.ts",
    `src/app/locales/${language}.po`,
  ];
}
