import type { Params } from "react-router";

/** Filter of the public list. */
export interface ListingFilter {
  /** Id of one of the heading's subheadings. */
  readonly subheadingId?: number;
  readonly typeId?: number;
  readonly cityId?: number;
  /** Words that the published ad must contain. */
  readonly search?: string;
}

/** Place in the public list: heading, filter and page. */
export interface ListingPlace {
  /** The heading's slug; null for all headings. */
  readonly slug: string | null;
  readonly page: number;
}

/** Query parameters of the filter. */
export const listingFields = {
  subheadingId: "categorie",
  typeId: "type",
  cityId: "ville",
  search: "recherche",
} as const satisfies Record<keyof ListingFilter, string>;

/** Filter in an address or a form; invalid parts are left out. */
export function listingFilterOf(search: URLSearchParams): ListingFilter {
  const words = search.get(listingFields.search)?.trim();
  return {
    ...idOf(search, "subheadingId"),
    ...idOf(search, "typeId"),
    ...idOf(search, "cityId"),
    ...(words ? { search: words } : {}),
  };
}

/** Query string of a filter; empty for an empty one. */
export function listingSearchOf(filter: ListingFilter): string {
  const search = new URLSearchParams();
  for (const name of ["subheadingId", "typeId", "cityId", "search"] as const) {
    const value = filter[name];
    if (value !== undefined && value !== "") search.set(listingFields[name], String(value));
  }
  return search.size > 0 ? `?${search}` : "";
}

/** Path of a page of the list, below language and support. */
export function listingPath({ slug, page }: ListingPlace): string {
  const heading = slug === null ? "/annonces" : `/annonces/${encodeURIComponent(slug)}`;
  return page === 1 ? heading : `${heading}/page=${page}`;
}

/** Parses the one or two segments below `/annonces` that {@link listingPath} writes; null for an invalid address. */
export function listingPlaceOf(first?: string, second?: string): ListingPlace | null {
  if (first === undefined) return { slug: null, page: 1 };
  const ownPage = pageOf(first);
  if (ownPage !== null) return second === undefined ? { slug: null, page: ownPage } : null;
  if (second === undefined) return { slug: first, page: 1 };
  const page = pageOf(second);
  return page === null ? null : { slug: first, page };
}

/** Path of a published ad, below language and support. */
export function publishedAdPath(publishedAd: {
  readonly headingSlug: string;
  readonly slug: string;
  readonly id: number;
}): string {
  const parts = [publishedAd.headingSlug, publishedAd.slug].map(encodeURIComponent);
  return `/annonce/${parts.join("/")}/${publishedAd.id}`;
}

/** Current path of a published ad whose address has a former slug or heading; null where the address is current. */
export function movedPublishedAdPath(
  named: Params,
  publishedAd: {
    readonly id: number;
    readonly slug: string;
    readonly heading: { readonly slug: string };
  },
): string | null {
  const { heading: headingSlug = publishedAd.heading.slug, slug } = named;
  if (slug === publishedAd.slug && headingSlug === publishedAd.heading.slug) return null;
  return publishedAdPath({
    headingSlug: publishedAd.heading.slug,
    slug: publishedAd.slug,
    id: publishedAd.id,
  });
}

function idOf(search: URLSearchParams, name: "subheadingId" | "typeId" | "cityId"): ListingFilter {
  const id = naturalOf(search.get(listingFields[name]) ?? "");
  return id === null ? {} : { [name]: id };
}

function pageOf(segment: string): number | null {
  return segment.startsWith("page=") ? naturalOf(segment.slice("page=".length)) : null;
}

/** A positive integer within the service's limits: an id or a page number. */
const naturalOf = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
