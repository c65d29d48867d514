import type { Language } from "../i18n/languages.ts";
import { type JsonLd, SITE } from "./head.ts";

type Url = (path: string) => string;

/** A step on the way to a page. */
interface Crumb {
  readonly name: string;
  /** The step's own path, without language. */
  readonly path: string;
}

/** The way to a page, itself last. */
export const breadcrumbs = (url: Url, crumbs: readonly Crumb[]): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url(path),
  })),
});

/** The portal, and how its notices are searched. */
export const website = (url: Url, language: Language): JsonLd => ({
  "@type": "WebSite",
  name: SITE,
  url: url("/"),
  inLanguage: language,
  publisher: {
    "@type": "Organization",
    name: SITE,
    url: url("/"),
    logo: new URL("/favicon.svg", url("/")).href,
  },
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${url("/annonces")}?recherche={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
});

interface PublishedNotice {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** Calendar day. */
  readonly publishedOn: string;
  readonly language: Language;
  readonly heading: string;
  readonly city: string | null;
  readonly newspaper: string;
  /** Paths or whole addresses. */
  readonly images: readonly string[];
}

/** A notice in a newspaper: what somebody paid to have published, in their own words. */
export const advertisement = (url: Url, notice: PublishedNotice): JsonLd => ({
  "@type": "AdvertiserContentArticle",
  headline: notice.title,
  articleBody: notice.text,
  articleSection: notice.heading,
  url: url(notice.path),
  datePublished: notice.publishedOn,
  inLanguage: notice.language,
  isAccessibleForFree: true,
  ...(notice.city === null ? {} : { contentLocation: { "@type": "City", name: notice.city } }),
  ...(notice.images.length === 0
    ? {}
    : { image: notice.images.map((image) => new URL(image, url("/")).href) }),
  isPartOf: { "@type": "Newspaper", name: notice.newspaper },
  publisher: { "@type": "Organization", name: SITE, url: url("/") },
});

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that a page answers. */
export const questions = (asked: readonly Question[]): JsonLd => ({
  "@type": "FAQPage",
  mainEntity: asked.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** A list of pages, such as the results that a page shows. */
export const pageList = (url: Url, pages: readonly Crumb[]): JsonLd => ({
  "@type": "ItemList",
  itemListElement: pages.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: url(path),
  })),
});
