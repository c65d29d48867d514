import type { Language } from "@parution/app/i18n/languages.ts";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import type { PageAnswer, PageRequest } from "@parution/contract/pages";
import { themeOf } from "../../shared/support/support-choice.ts";
import type { Address } from "../address.ts";
import type { PortalPage } from "../portal-page.tsx";
import {
  accountFonts,
  type BuildManifest,
  firstFonts,
  fontsOf,
  scriptsOf,
} from "./build-manifest.ts";
import { composeDocument, type PageParts } from "./document.ts";
import { firstStyles } from "./first-styles.ts";
import type { Rendering } from "./render-markup.tsx";
import type { StyleParts } from "./style-parts.ts";

/** Output of the portal's build. */
export interface Build {
  /** The document that every page has in common. */
  readonly template: string;
  /** Empty while developing. */
  readonly manifest: BuildManifest;
  /** Null while developing: the whole sheet then stands in every document. */
  readonly styles: StyleParts | null;
}

/** Answer with a document. */
export function answerWith(
  build: Build,
  address: Address,
  request: PageRequest,
  { status, version, tags = [] }: Pick<PageAnswer, "status" | "version"> & Partial<PageAnswer>,
  parts: PageParts,
  page = address.route.page,
): PageAnswer {
  return {
    status,
    version,
    tags,
    html: write(build, address, page, request, parts),
    styles: [parts.css ?? "", parts.theme ?? ""].filter((style) => style !== ""),
  };
}

/** Adds the rules that the markup needs to its document, so that it is painted before the whole sheet is loaded. */
export function withFirstStyles(
  page: Rendering & PageParts,
  styles: StyleParts | null,
  { supportSlug }: Address,
): PageParts {
  if (styles === null) return page;
  const css = firstStyles(styles.parts, { ...page, theme: themeOf(supportSlug) });
  return { ...page, css, sheets: styles.hrefs };
}

/** The language of an address and the newspaper that it names: where it leads to stands there, too. */
export const placeOf = ({ language, namedSupportSlug }: Address) => ({
  language,
  supportSlug: namedSupportSlug,
});

/** @param status 301 where the address has changed for good */
export const redirectTo = (
  page: string,
  place: ReturnType<typeof placeOf>,
  status: 301 | 302,
): PageAnswer => ({
  status,
  html: "",
  styles: [],
  version: null,
  tags: [],
  location: joinPath(place, page),
});

function write(
  build: Build,
  address: Address,
  page: PortalPage | undefined,
  { origin, supportSlugs }: PageRequest,
  parts: PageParts,
): string {
  const { language, supportSlug } = address;
  const faces = (parts.isForAccount ? accountFonts : firstFonts)(language, themeOf(supportSlug));
  return composeDocument(build.template, {
    language,
    supportSlug,
    origin,
    supportSlugs,
    fonts: fontsOf(build.manifest, faces),
    scripts: page ? scriptsOf(build.manifest, sourcesOf(page, language)) : [],
    ...parts,
  });
}

/** Sources that rendering a page needs, by their names in the build. */
function sourcesOf({ name, texts }: PortalPage, language: Language): string[] {
  return [
    `src/features/${name}.page.tsx`,
    `src/catalogs.${language}.ts`,
    ...texts.map((part) => `${folderOf(part)}/locales/${language}.po`),
    "src/app/frame-parts.ts",
    `src/app/locales/${language}.po`,
  ];
}

/** Folder of a part of the texts: a feature's, a shared one, or one of the package that applications share. */
function folderOf(part: string): string {
  if (part.startsWith(COMMON)) return part.replace(COMMON, "../../packages/app/src/");
  return part.startsWith("shared/") ? `src/${part}` : `src/features/${part}`;
}

const COMMON = "@parution/app/";
