import { readMyAds } from "@parution/contract/ads";
import type { CallAnswer, Language } from "@parution/contract/call";
import { AD_STATUS_CODES, adStatusOf } from "@parution/rules/ads";
import { dateInZone, type IsoDate } from "@parution/rules/dates";
import { paymentMethodOf, reachOf, summariseSupport, toIsoDate } from "../orders/index.ts";
import {
  bindSession,
  COUNTED,
  describePage,
  type Messages,
  PAGE_SIZE,
} from "../platform/http/index.ts";
import { publishToday } from "../publishing/index.ts";
import { adFilterOf } from "./filter.ts";
import { adBadge, publicationBadge } from "./labels.ts";
import { type AdRow, countAds, listAdIds, listAds } from "./list-queries.ts";

type Answer = CallAnswer<typeof readMyAds>;

/** One's ads, a page at a time. */
export const readMyAdsRoute = bindSession(readMyAds, async (request) => {
  const { context, identity, language, input } = request;
  await publishToday(context);
  const zone = context.config.publisherZone;
  const filter = adFilterOf(input.query, reachOf(identity), zone);
  const { page } = input.params;
  const offset = (page - 1) * PAGE_SIZE;
  const found = await listAdIds(context.db, filter, offset, PAGE_SIZE + 1);
  const ids = found.slice(0, PAGE_SIZE).map(({ id }) => id);
  const endsHere = ids.length > 0 && ids.length === found.length;
  const rows = await listAds(context.db, ids, language);
  const total = endsHere ? offset + ids.length : await countAds(context.db, filter, COUNTED);
  const today = dateInZone(context.clock.now(), zone);
  return {
    ads: rows.map((row) => describeAd(row, today, language)),
    info: describePage({ page, hasNext: found.length > PAGE_SIZE, total }, texts.none, language),
  };
});

function describeAd(row: AdRow, today: IsoDate, language: Language): Answer["ads"][number] {
  const dates = row.dates.map(({ date }) => toIsoDate(date));
  const firstDate = toIsoDate(row.first_date);
  const isValidated = row.status === AD_STATUS_CODES.validated;
  const publication = { ...row, firstDate, isPublished: row.published_at !== null };
  return {
    id: row.id,
    orderId: row.order_id,
    reference: row.ref_web,
    slug: row.slug,
    title: row.web_title,
    support: summariseSupport(row),
    heading: row.heading,
    status: adStatusOf(row.status),
    badge: adBadge(row.status, language),
    online: row.online,
    onlineBadge: publicationBadge(publication, language),
    total: row.total,
    dates,
    publishedDates: isValidated ? dates.filter((date) => date <= today) : [],
    createdAt: row.created_at.getTime(),
    firstDate,
    paymentMethod: paymentMethodOf(row.payment_method),
    // Neither switching an ad nor its pages as PDF is offered yet.
    switch: "none",
    hasPdf: false,
    pdfDates: [],
    userId: row.user_id,
  };
}

const texts = {
  none: { fr: "Aucune annonce trouvée.", ar: "لم يتم العثور على أي إعلان." },
} as const satisfies Record<string, Messages>;
