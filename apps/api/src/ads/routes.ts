import { readMyAds } from "@parution/contract/ads";
import type { CallAnswer } from "@parution/contract/call";
import { AD_STATUS_CODES, type AdStatus, type WebState } from "@parution/rules/ads";
import { addDays, type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import { permissionsOfCaller, type Reach, reachOf } from "../access/index.ts";
import { creditConditionOf, noCredit } from "../ledger/index.ts";
import { summariseSupport } from "../orders/index.ts";
import { momentOf } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { describePage } from "../platform/http/paging.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { evidenceOf, publicationBy, publishToday } from "../publishing/index.ts";
import { type Asking, describeActionable } from "./actionable.ts";
import { readMyAdRoute } from "./detail.ts";
import { duplicateAdRoute } from "./duplicate.ts";
import { publicationBadge } from "./labels.ts";
import type { AdFilter } from "./list-queries.ts";
import { cancelAdRoute } from "./own-ad.ts";
import { type ListedAd, type PageRequest, readAdPage, readAdPageOf } from "./page.ts";
import { photoRoute } from "./photo-route.ts";
import { readDeactivationReasonsRoute, switchAdRoute } from "./switch.ts";

type Answer = CallAnswer<typeof readMyAds>;

/** The caller's ads, a page at a time. */
const readMyAdsRoute = bindSession(readMyAds, async (request) => {
  const { context, identity, language, input } = request;
  await publishToday(context);
  const filter = adFilterOf(input.query, reachOf(identity), context.config.publisherZone);
  const pageRequest = { filter, page: input.params.page, language };
  const { rows, credit, ...found } = await readPage(context.db, pageRequest, identity);
  const moment = momentOf(context);
  return {
    ads: rows.map((row) => describeAd(row, { moment, identity, language, credit })),
    info: describePage(found, texts.none, language),
  };
});

/** A page of ads, and the credit left to their account. */
async function readPage(db: Queries, pageRequest: PageRequest, identity: Identity) {
  if (!permissionsOfCaller(identity).hasCeiling) {
    return { ...(await readAdPage(db, pageRequest)), credit: noCredit };
  }
  const page = await readAdPageOf(db, pageRequest, identity.businessId);
  const [first] = page.rows;
  return { ...page, credit: first === undefined ? noCredit : creditConditionOf(first.credit) };
}

function describeAd(row: ListedAd, asking: Asking): Answer["ads"][number] {
  const { language, moment } = asking;
  return {
    ...describeActionable(row, asking),
    support: summariseSupport(row),
    heading: row.heading,
    onlineBadge: publicationBadge(row, language),
    total: row.total,
    dates: row.dates,
    publishedDates: datesThatAppeared(publicationBy(row, evidenceOf(row), moment)),
    createdAt: row.created_at.getTime(),
    userId: row.user_id,
  };
}

const datesThatAppeared = ({ dates }: ReturnType<typeof publicationBy>): IsoDate[] =>
  dates.flatMap(({ date, state }) => (state === "appeared" ? [date] : []));

const texts = {
  none: { fr: "Aucune annonce trouvée.", ar: "لم يتم العثور على أي إعلان." },
} as const satisfies Record<string, Messages>;

/** A filter as callers write it: days of the publisher, both included. */
interface FilterQuery {
  readonly reference?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly status?: AdStatus | undefined;
  readonly webState?: WebState | undefined;
}

/** The filter that a caller asks for, over the ads that `reach` allows. */
export function adFilterOf(
  { reference, from, to, status, webState }: FilterQuery,
  reach: Reach,
  zone: string,
): AdFilter {
  return {
    reach,
    reference: reference?.trim() || null,
    from: from === undefined ? null : startOfDayInZone(from, zone),
    before: to === undefined ? null : startOfDayInZone(addDays(to, 1), zone),
    status: status === undefined ? null : AD_STATUS_CODES[status],
    webState: webState ?? null,
  };
}

export const adRoutes: readonly Route[] = [
  readMyAdsRoute,
  readMyAdRoute,
  cancelAdRoute,
  duplicateAdRoute,
  switchAdRoute,
  readDeactivationReasonsRoute,
  photoRoute,
];
