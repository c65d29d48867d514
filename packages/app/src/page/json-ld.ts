import type { Language } from "../i18n/languages.ts";
import type { JsonLd } from "./head.ts";
import { siteName } from "./site.ts";

type Url = (path: string) => string;

/** Step of a breadcrumb trail. */
interface Crumb {
  readonly name: string;
  /** Path without language. */
  readonly path: string;
}

/** Breadcrumb trail of a page, which is its last step. */
export const breadcrumbs = (url: Url, crumbs: readonly Crumb[]): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url(path),
  })),
});

/** Portal, with the address of its search. */
export const website = (url: Url, language: Language): JsonLd => ({
  "@type": "WebSite",
  name: siteName(language),
  url: url("/"),
  inLanguage: language,
  publisher: {
    "@type": "Organization",
    name: siteName(language),
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

interface PublishedAd {
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

/** Published ad, as paid content of its advertiser. */
export const advertisement = (url: Url, ad: PublishedAd): JsonLd => ({
  "@type": "AdvertiserContentArticle",
  headline: ad.title,
  articleBody: ad.text,
  articleSection: ad.heading,
  url: url(ad.path),
  datePublished: ad.publishedOn,
  inLanguage: ad.language,
  isAccessibleForFree: true,
  ...(ad.city === null ? {} : { contentLocation: { "@type": "City", name: ad.city } }),
  ...(ad.images.length === 0
    ? {}
    : { image: ad.images.map((image) => new URL(image, url("/")).href) }),
  isPartOf: { "@type": "Newspaper", name: ad.newspaper },
  publisher: { "@type": "Organization", name: siteName(ad.language), url: url("/") },
});

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers of a page. */
export const questions = (entries: readonly Question[]): JsonLd => ({
  "@type": "FAQPage",
  mainEntity: entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** List of pages, such as search results. */
export const pageList = (url: Url, pages: readonly Crumb[]): JsonLd => ({
  "@type": "ItemList",
  itemListElement: pages.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: url(path),
  })),
});
