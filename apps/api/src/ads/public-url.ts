import type { Language } from "@parution/contract/call";

interface Addressed {
  readonly id: number;
  readonly slug: string;
  readonly heading_slug: string;
}

/** Where visitors read an ad (specification 2, point 2). */
export function publicUrlOf(ad: Addressed, publicUrl: string, language: Language): string {
  const path = [language, "annonce", ad.heading_slug, ad.slug, ad.id].map((part) =>
    encodeURIComponent(part),
  );
  return [publicUrl, ...path].join("/");
}
