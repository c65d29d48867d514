import type { Language } from "@parution/contract/call";
import { listPublishedAds } from "@parution/contract/listing";
import { unknownSupport } from "../calendar/index.ts";
import {
  DEFAULT_SUPPORT,
  listCities,
  listSubheadings,
  listSupports,
  listTypes,
} from "../catalogue/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { bind } from "../platform/http/bind.ts";
import { COUNTED, describePage, PAGE_SIZE, totalAt } from "../platform/http/paging.ts";
import { type Messages, notFound } from "../platform/http/problems.ts";
import { publishToday } from "../publishing/index.ts";
import {
  countPublishedAds,
  findHeading,
  listPublishedAdIds,
  type Place,
  type PublishedAdFilter,
  type Searched,
  searchPublishedAds,
} from "./list-queries.ts";
import { unknownHeading, unknownPage } from "./reading.ts";
import { summarisePublishedAds } from "./summary.ts";

/** Results beyond this number are not counted: a common word is found by walking the newest published ads. */
const SEARCHED = 4000;
/** Most pages of a list or a search: each further page costs more. */
const LAST_PAGE = 10_000;
const LAST_COMMON_PAGE = 30;

/** Published ads, a page at a time. @throws ProblemError 404 for a page beyond the last. */
export const listPublishedAdsRoute = bind(
  listPublishedAds,
  async ({ context, language, input }) => {
    const { supportId, everySupport = false, page = 1, ...wanted } = input.query;
    const { db } = context;
    await publishToday(context);
    const supports = await listSupports(db, language);
    const own = supportId ?? (everySupport ? undefined : DEFAULT_SUPPORT);
    const searched = searchedOf(supports, own, everySupport);
    const heading = await headingOf(db, own, wanted, language);
    const filter = {
      ...wanted,
      headingId: heading?.id,
      search: wanted.search?.trim() || undefined,
    };
    const { ids, hasNext, total, counts } = await findPage(db, searched, filter, page);
    if (page > 1 && ids.length === 0) throw notFound(unknownPage);
    const [publishedAds, choices] = await Promise.all([
      summarisePublishedAds(context, ids, language),
      choicesOf(db, searched.listed, heading?.id ?? null, language),
    ]);
    return {
      publishedAds,
      info: describePage({ page, hasNext, total }, texts.none, language),
      heading,
      choices,
      supports: everySupport ? countedSupports(supports, counts, language) : [],
    };
  },
);

/** @throws ProblemError 404 for an unknown newspaper. */
function searchedOf(
  supports: readonly { readonly id: number }[],
  own: number | undefined,
  everySupport: boolean,
): Searched {
  const all = supports.map(({ id }) => id);
  if (own === undefined) return { counted: all, listed: all };
  if (!all.includes(own)) throw notFound(unknownSupport);
  return { counted: everySupport ? all : [own], listed: [own] };
}

/** Newspapers in the reader's language first, else in the newspaper's own order. */
function countedSupports(
  supports: Awaited<ReturnType<typeof listSupports>>,
  counts: ReadonlyMap<number, number> | null,
  language: Language,
) {
  const isForeign = (support: { readonly language: string }) =>
    Number(support.language !== language);
  return supports
    .toSorted((one, other) => isForeign(one) - isForeign(other))
    .map(({ id, label, slug }) => {
      const count = counts === null ? null : (counts.get(id) ?? 0);
      return { id, label, slug, count: count !== null && count > COUNTED ? null : count };
    });
}

interface FoundPage {
  readonly ids: readonly number[];
  readonly hasNext: boolean;
  /** Above `COUNTED` where it is not known. */
  readonly total: number;
  /** Numbers of matches by newspaper, each as far as `COUNTED` + 1; null where the matches are too many to count. */
  readonly counts: ReadonlyMap<number, number> | null;
}

const nothing: FoundPage = { ids: [], hasNext: false, total: COUNTED + 1, counts: null };

async function findPage(
  db: Queries,
  searched: Searched,
  filter: PublishedAdFilter,
  page: number,
): Promise<FoundPage> {
  if (page > LAST_PAGE) return nothing;
  if (filter.search === undefined) return listedPage(db, searched, filter, page);
  const { counted, listed } = searched;
  const place = placeOf(page);
  const found = await searchPublishedAds(db, searched, filter, place, SEARCHED);
  if (found.count <= SEARCHED) {
    const counts = new Map(found.bySupport.map(({ id, count }) => [id, count]));
    return { ...pageOf(found.ids), total: sumOf(counts, listed), counts };
  }
  // Common among all newspapers, the words may still be rare in the one that is listed.
  if (listed.length < counted.length) {
    return { ...(await findPage(db, { counted: listed, listed }, filter, page)), counts: null };
  }
  if (page > LAST_COMMON_PAGE) return nothing;
  const { ids, hasNext } = pageOf(await listPublishedAdIds(db, listed, filter, place));
  return { ids, hasNext: hasNext && page < LAST_COMMON_PAGE, total: COUNTED + 1, counts: null };
}

async function listedPage(
  db: Queries,
  { counted, listed }: Searched,
  filter: PublishedAdFilter,
  page: number,
): Promise<FoundPage> {
  const found = await listPublishedAdIds(db, listed, filter, placeOf(page));
  if (counted.length > 1) {
    const counts = await countPublishedAds(db, counted, filter, COUNTED);
    return { ...pageOf(found), total: sumOf(counts, listed), counts };
  }
  const total = await totalAt(page, found.length, async (most) =>
    sumOf(await countPublishedAds(db, listed, filter, most), listed),
  );
  return { ...pageOf(found), total, counts: null };
}

const sumOf = (counts: ReadonlyMap<number, number>, supportIds: readonly number[]): number =>
  supportIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);

const placeOf = (page: number): Place => ({
  offset: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE + 1,
});

/** @param found one more than the page has, where there is a next one */
function pageOf(found: readonly { readonly id: number }[]) {
  const ids = found.slice(0, PAGE_SIZE).map(({ id }) => id);
  return { ids, hasNext: found.length > PAGE_SIZE };
}

/**
 * Finds the heading that is asked for; null when none is. @throws ProblemError 404 for a heading that the
 * newspaper does not sell.
 */
async function headingOf(
  db: Queries,
  supportId: number | undefined,
  wanted: { readonly headingId?: number | undefined; readonly headingSlug?: string | undefined },
  language: Language,
) {
  if (wanted.headingId === undefined && wanted.headingSlug === undefined) return null;
  const heading = await findHeading(db, supportId, wanted, language);
  if (heading === undefined) throw notFound(unknownHeading);
  return heading;
}

async function choicesOf(
  db: Queries,
  supportIds: readonly number[],
  headingId: number | null,
  language: Language,
) {
  const subheadings = headingId === null ? [] : await listSubheadings(db, language);
  const types = await listTypes(db, supportIds, language);
  const ofHeading = types.filter((type) => headingId === null || type.heading_id === headingId);
  return {
    subheadings: subheadings.filter((one) => one.heading_id === headingId).map(choice),
    types: [...new Map(ofHeading.map((type) => [type.id, choice(type)])).values()],
    cities: await listCities(db, undefined, language),
  };
}

const choice = ({ id, label }: { readonly id: number; readonly label: string }) => ({ id, label });

const texts = {
  none: { fr: "Aucune annonce trouvée.", ar: "لم يتم العثور على أي إعلان." },
} as const satisfies Record<string, Messages>;
