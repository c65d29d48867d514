import type { Language } from "../i18n/languages.ts";

/** Image of a page's link previews. */
export interface HeadImage {
  /** Path on this host, or absolute address. */
  readonly src: string;
  readonly alt: string;
  /** Size in pixels, where known. */
  readonly width?: number;
  readonly height?: number;
}

/** Structured data of a page for search engines, in the vocabulary of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** Structured data of a page; `url` returns the absolute address of a path in the page's language. */
export type WriteJsonLd = (url: (path: string) => string) => readonly JsonLd[];

/** Metadata of a page for browsers, search engines and link previews. */
export interface Head {
  /** Title without the site's name, which is appended. */
  readonly title: string;
  /** One or two sentences, about 160 characters. */
  readonly description: string;
  /**
   * Canonical address without language and support: path and those parameters that change the content. Null for a page
   * without one, such as an error.
   */
  readonly canonical: string | null;
  /** Slug of the newspaper that the page belongs to; absent or null where it is the same for all. */
  readonly newspaper?: string | null | undefined;
  /** True where search engines may index the page; false for search results, forms and errors. */
  readonly indexed: boolean;
  readonly image?: HeadImage | undefined;
  /** Type of the page in Open Graph. */
  readonly kind: "article" | "website";
  readonly jsonLd?: WriteJsonLd | undefined;
}

/** Language and origin under which a page is served. */
export interface HeadContext {
  readonly language: Language;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
}

/** Element of a document's head that describes the page. */
export interface HeadTag {
  readonly name: "link" | "meta";
  readonly attributes: Readonly<Record<string, string>>;
}
