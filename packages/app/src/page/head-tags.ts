import { defaultLanguage, type Language, languages } from "../i18n/languages.ts";
import { joinPath } from "../links/path-prefix.ts";
import type { Head, HeadContext, HeadTag } from "./head.ts";
import { siteName } from "./site.ts";

const OPEN_GRAPH_LOCALES = { fr: "fr_MA", ar: "ar_MA" } as const;
const SHARED_IMAGE = { src: "/share.png", width: 1200, height: 630 };

/** Head elements of a page, except its title and its structured data. */
export function headTags(head: Head, context: HeadContext): HeadTag[] {
  return [
    meta("name", "description", head.description),
    ...addresses(head, context),
    ...cards(head, context),
  ];
}

function addresses(
  { canonical, indexed, newspaper }: Head,
  { language, origin }: HeadContext,
): HeadTag[] {
  if (canonical === null || !indexed) return [meta("name", "robots", "noindex")];
  const at = (code: Language) => addressOf(canonical, code, origin, newspaper);
  return [
    link({ rel: "canonical", href: at(language) }),
    ...languages.map((code) => link({ rel: "alternate", hreflang: code, href: at(code) })),
    link({ rel: "alternate", hreflang: "x-default", href: at(defaultLanguage) }),
  ];
}

function cards(head: Head, { language, origin }: HeadContext): HeadTag[] {
  const { title, description, canonical, newspaper, kind } = head;
  const site = siteName(language);
  const image = head.image ?? { ...SHARED_IMAGE, alt: site };
  const property = (name: string, content: string) => meta("property", `og:${name}`, content);
  const address = canonical === null ? null : addressOf(canonical, language, origin, newspaper);
  const url = address === null ? [] : [property("url", address)];
  const measures = (["width", "height"] as const).flatMap((side) =>
    image[side] === undefined ? [] : [property(`image:${side}`, String(image[side]))],
  );
  return [
    ...url,
    property("type", kind),
    property("site_name", site),
    property("title", title),
    property("description", description),
    property("locale", OPEN_GRAPH_LOCALES[language]),
    property("image", new URL(image.src, origin).href),
    property("image:alt", image.alt),
    ...measures,
    meta("name", "twitter:card", "summary_large_image"),
  ];
}

/** Absolute address of a path, such as `https://host/fr` for `/`. */
export const addressOf = (
  path: string,
  language: Language,
  origin: string,
  newspaper: string | null = null,
) => `${origin}${joinPath({ language, supportSlug: newspaper }, path)}`;

const meta = (by: "name" | "property", name: string, content: string): HeadTag => ({
  name: "meta",
  attributes: { [by]: name, content },
});

const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({
  name: "link",
  attributes,
});
