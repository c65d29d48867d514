import type { Language } from "../i18n/languages.ts";

/** A picture that stands for a page where it is shared. */
export interface HeadImage {
  /** A path of this host, or a whole address. */
  readonly src: string;
  readonly alt: string;
  /** In pixels, where known. */
  readonly width?: number;
  readonly height?: number;
}

/** A thing that a page tells search engines, in the words of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>> & { readonly "@type": string };

/**
 * What a page tells search engines, where `url` answers the whole address of a page's own path in the page's language.
 */
export type WriteJsonLd = (url: (path: string) => string) => readonly JsonLd[];

/** What a page says about itself to whoever does not see it. */
export interface Head {
  /** Without the portal's name, which follows it. */
  readonly title: string;
  /** One or two sentences, about 160 characters. */
  readonly description: string;
  /**
   * The one address of what the page shows, without language and support: a path, with those of its query's values that
   * change what is shown. Null for a page that has none, such as an error.
   */
  readonly canonical: string | null;
  /** Slug of the newspaper whose own page it is; absent or null where it is the same in all. */
  readonly newspaper?: string | null | undefined;
  /** Search engines keep the page; false for results of a search, forms and errors. */
  readonly indexed: boolean;
  readonly image?: HeadImage | undefined;
  /** What the page is when it is shared. */
  readonly kind: "article" | "website";
  readonly jsonLd?: WriteJsonLd | undefined;
}

/** Where a page stands: what its own words do not say. */
export interface HeadPlace {
  readonly language: Language;
  /** Scheme and host, without a slash at its end. */
  readonly origin: string;
}

/** One element of a document's head that describes the page. */
export interface HeadTag {
  readonly name: "link" | "meta";
  readonly attributes: Readonly<Record<string, string>>;
}

/** How the portal calls itself, in both languages. */
export const SITE = "Parution";

/** What a window, a tab and a search result call the page. */
export const documentTitle = (title: string): string =>
  title === SITE ? title : `${title} · ${SITE}`;
