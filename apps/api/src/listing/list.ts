import type { Language } from "@parution/contract/call";
import { listNotices } from "@parution/contract/listing";
import { unknownSupport } from "../calendar/index.ts";
import {
  DEFAULT_SUPPORT,
  listCities,
  listSubheadings,
  listTypes,
  supportExists,
} from "../catalogue/index.ts";
import type { Queries } from "../platform/database/index.ts";
import {
  bind,
  COUNTED,
  describePage,
  type Messages,
  notFound,
  PAGE_SIZE,
  totalAt,
} from "../platform/http/index.ts";
import { publishToday } from "../publishing/index.ts";
import {
  countNotices,
  findHeading,
  listNoticeIds,
  type NoticeFilter,
  type Place,
  searchNoticeIds,
} from "./list-queries.ts";
import { unknownHeading, unknownPage } from "./problems.ts";
import { summariseNotices } from "./summary.ts";

/** What a search finds beyond is not counted: a word so common is found by walking the newest notices. */
const SEARCHED = 4000;
/** Pages of a list, and of what a common word finds: what is asked for further on would cost ever more. */
const LAST_PAGE = 10_000;
const LAST_COMMON_PAGE = 30;

/** Notices that are online, a page at a time. @throws ProblemError 404 for a page that the list does not reach. */
export const listNoticesRoute = bind(listNotices, async ({ context, language, input }) => {
  const { supportId = DEFAULT_SUPPORT, page = 1, ...wanted } = input.query;
  const { db } = context;
  await publishToday(context);
  const heading = await headingOf(db, supportId, wanted, language);
  const filter = {
    ...wanted,
    supportId,
    headingId: heading?.id,
    search: wanted.search?.trim() || undefined,
  };
  const { ids, hasNext, total } = await findPage(db, filter, page);
  if (page > 1 && ids.length === 0) throw notFound(unknownPage);
  const [notices, choices] = await Promise.all([
    summariseNotices(context, ids, language),
    choicesOf(db, supportId, heading?.id ?? null, language),
  ]);
  const info = describePage({ page, hasNext, total }, texts.none, language);
  return { notices, info, heading, choices };
});

interface FoundPage {
  readonly ids: readonly number[];
  readonly hasNext: boolean;
  /** Above `COUNTED` where it is not known. */
  readonly total: number;
}

const nothing: FoundPage = { ids: [], hasNext: false, total: COUNTED + 1 };

async function findPage(db: Queries, filter: NoticeFilter, page: number): Promise<FoundPage> {
  if (page > LAST_PAGE) return nothing;
  if (filter.search === undefined) return listedPage(db, filter, page);
  const place = placeOf(page);
  const { count, ids } = await searchNoticeIds(db, filter, place, SEARCHED);
  if (count <= SEARCHED) return pageOf(ids, count);
  if (page > LAST_COMMON_PAGE) return nothing;
  const found = pageOf(await listNoticeIds(db, filter, place), COUNTED + 1);
  return { ...found, hasNext: found.hasNext && page < LAST_COMMON_PAGE };
}

async function listedPage(db: Queries, filter: NoticeFilter, page: number): Promise<FoundPage> {
  const found = await listNoticeIds(db, filter, placeOf(page));
  const total = await totalAt(page, found.length, (most) => countNotices(db, filter, most));
  return pageOf(found, total);
}

const placeOf = (page: number): Place => ({
  offset: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE + 1,
});

/** @param found one more than the page has, where there is a next one */
function pageOf(found: readonly { readonly id: number }[], total: number): FoundPage {
  const ids = found.slice(0, PAGE_SIZE).map(({ id }) => id);
  return { ids, hasNext: found.length > PAGE_SIZE, total };
}

/** Null when none is asked for. @throws ProblemError 404 for a support or a heading that is not there. */
async function headingOf(
  db: Queries,
  supportId: number,
  wanted: { readonly headingId?: number | undefined; readonly headingSlug?: string | undefined },
  language: Language,
) {
  if ((await supportExists(db, supportId)) === undefined) throw notFound(unknownSupport);
  if (wanted.headingId === undefined && wanted.headingSlug === undefined) return null;
  const heading = await findHeading(db, supportId, wanted, language);
  if (heading === undefined) throw notFound(unknownHeading);
  return heading;
}

async function choicesOf(
  db: Queries,
  supportId: number,
  headingId: number | null,
  language: Language,
) {
  const subheadings = headingId === null ? [] : await listSubheadings(db, language);
  const types = await listTypes(db, supportId, language);
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
