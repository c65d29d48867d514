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

/**
 * Site, with the address of its search.
 *
 * @param search path without language, to whose end the searched text is appended
 */
export const website = (url: Url, language: Language, search: string): JsonLd => ({
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
      urlTemplate: `${url(search)}{search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
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
