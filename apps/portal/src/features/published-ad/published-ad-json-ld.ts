import type { Language } from "@parution/app/i18n/languages.ts";
import type { JsonLd } from "@parution/app/page/head.ts";
import { siteName } from "@parution/app/page/site.ts";

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
export const advertisement = (url: (path: string) => string, ad: PublishedAd): JsonLd => ({
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
