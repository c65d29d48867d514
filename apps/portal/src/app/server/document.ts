import type { FirstData } from "@parution/app/data/first-data.ts";
import { directionOf, type Language } from "@parution/app/i18n/languages.ts";
import type { Head } from "@parution/app/page/head.ts";
import { addressOf, headTags } from "@parution/app/page/head-tags.ts";
import { documentTitle, siteMetas } from "@parution/app/page/site.ts";
import { themeOf } from "../../shared/support/support-choice.ts";
import { FIRST_DATA_ID, FOR_ACCOUNT } from "../first-page.ts";
import { DEFERRED_FILES_ID, type DeferredFiles } from "../start/deferred-files.ts";
import {
  ONLY_SUPPORT_META,
  onlySupportOf,
  SUPPORTS_META,
  youngerThanBuild,
} from "../support-slugs.ts";
import { FIRST_THEME_ID } from "../theme-overrides.tsx";
import { sheetLink } from "./style-parts.ts";

/** Parts of a page in the document that all pages share. */
export interface PageParts {
  /** Title of the page; the site's name is appended. */
  readonly title?: string;
  readonly head?: Head | null;
  /** Markup of the page; without it the browser renders. */
  readonly html?: string;
  /** Rules for the first paint: those of the portal's style sheet that the markup needs, and its own. */
  readonly css?: string;
  /** Whole sheets, where the page is painted without them. */
  readonly sheets?: readonly string[];
  /** The rule of the newspaper's own colours, until the browser sets them itself. */
  readonly theme?: string;
  /** Data with which the markup was rendered, for the hydration. */
  readonly firstData?: FirstData;
  /** True for markup of a signed-in user: inert until hydrated, since earlier input would be lost. */
  readonly isForAccount?: boolean;
}

interface DocumentParts extends PageParts {
  readonly language: Language;
  readonly supportSlug: string | null;
  readonly origin: string;
  /** Slugs of the newspapers that the service sells. */
  readonly supportSlugs: readonly string[];
  /** Files to load before the page requests them; for a rendered page, after its first paint. */
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
}

/** Inserts a page into the built document. A page without metadata is not indexed. */
export function composeDocument(template: string, parts: DocumentParts): string {
  const [, next] = NEXT_FILE.exec(template) ?? [];
  const { language, supportSlug, html = "", firstData, sheets = [] } = parts;
  const title = documentTitle(parts.title ?? "", language);
  const root = `<html lang="${language}" dir="${directionOf(language)}" data-support="${themeOf(supportSlug)}">`;
  const data =
    firstData === undefined
      ? ""
      : dataElement("application/json", firstData, FIRST_DATA_ID) +
        dataElement("application/json", deferredFiles(parts), DEFERRED_FILES_ID);
  return fill(template, [
    ...sheets.map(deferredSheet),
    ['<html lang="fr" dir="ltr" data-support="parution">', root],
    [
      "<title>Parution</title>",
      [`<title>${escapeText(title)}</title>`, ...headOf(parts, next)].join("\n    "),
    ],
    [
      '<div id="root"></div>',
      `<div id="root"${parts.isForAccount ? ` ${FOR_ACCOUNT} inert` : ""}>${html}</div>${data}`,
    ],
  ]);
}

/** The file with which the document's script goes on. */
const NEXT_FILE = / data-next="([^"]+)"/;

/** A sheet comes with the scripts, or where none runs at once. */
const deferredSheet = (href: string): Place => [
  sheetLink(href),
  `<noscript>${sheetLink(href)}</noscript>`,
];

/** A page that can be painted without the whole sheets is painted before its fonts are fetched. */
const deferredFiles = ({ sheets = [], fonts, scripts }: DocumentParts): DeferredFiles => ({
  style: sheets,
  font: sheets.length === 0 ? [] : fonts,
  script: scripts,
});

function headOf(parts: DocumentParts, next: string | undefined): string[] {
  const { head, language, origin, supportSlugs, fonts, scripts, css, theme, firstData } = parts;
  const described = head
    ? headTags(head, { language, origin })
    : [{ name: "meta", attributes: { name: "robots", content: "noindex" } }];
  return [
    ...(css ? [`<style>${css}</style>`] : []),
    ...(theme ? [`<style id="${FIRST_THEME_ID}">${theme}</style>`] : []),
    ...(parts.sheets === undefined ? fonts : []).map((href) =>
      voidElement("link", {
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossorigin: "",
        href,
      }),
    ),
    // Nothing is painted before them.
    ...(firstData === undefined ? [...(next === undefined ? [] : [next]), ...scripts] : []).map(
      (href) => voidElement("link", { rel: "modulepreload", href }),
    ),
    ...supportMetas(supportSlugs),
    ...siteMetas().map((attributes) => voidElement("meta", attributes)),
    ...described.map((tag) => voidElement(tag.name, { ...tag.attributes, "data-head": "" })),
    ...(head?.jsonLd?.((path) => addressOf(path, language, origin)) ?? []).map((thing) =>
      dataElement("application/ld+json", { "@context": "https://schema.org", ...thing }),
    ),
  ];
}

/** Elements from which a browser knows the newspapers that the build does not, and the only one. */
function supportMetas(slugs: readonly string[]): string[] {
  const metas = [
    [SUPPORTS_META, youngerThanBuild(slugs).join(" ")],
    [ONLY_SUPPORT_META, onlySupportOf(slugs) ?? ""],
  ] as const;
  return metas
    .filter(([, content]) => content !== "")
    .map(([name, content]) => voidElement("meta", { name, content }));
}

type Place = readonly [place: string, content: string];

/** @throws Error when the document has no such place */
function fill(template: string, places: readonly Place[]) {
  return places.reduce((document, [place, content]) => {
    if (!document.includes(place)) throw new Error(`The document has no ${place}.`);
    return document.replace(place, () => content);
  }, template);
}

/** Text as it stands between tags, and in attributes between double quotes. */
const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** An element without content. */
function voidElement(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeText(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}

/** Data for scripts to read, or for search engines; nothing in it can end its element, or begin another. */
function dataElement(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="${type}"${id === undefined ? "" : ` id="${id}"`}>${json}</script>`;
}
