import { readMyAds } from "@parution/contract/ads";
import type { CallAnswer } from "@parution/contract/call";
import { adStatusOf, appearedDates } from "@parution/rules/ads";
import { dateInZone, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { readCreditCondition } from "../ledger/index.ts";
import { reachOf, summariseSupport } from "../orders/index.ts";
import { bindSession, describePage, type Messages } from "../platform/http/index.ts";
import { publishToday } from "../publishing/index.ts";
import { type Asking, describeActionable } from "./actionable.ts";
import { adFilterOf } from "./filter.ts";
import { publicationBadge } from "./labels.ts";
import type { AdRow } from "./list-queries.ts";
import { readAdPage } from "./page.ts";

type Answer = CallAnswer<typeof readMyAds>;

/** One's ads, a page at a time. */
export const readMyAdsRoute = bindSession(readMyAds, async (request) => {
  const { context, identity, language, input } = request;
  await publishToday(context);
  const zone = context.config.publisherZone;
  const filter = adFilterOf(input.query, reachOf(identity), zone);
  const { rows, ...found } = await readAdPage(context.db, filter, input.params.page, language);
  const credit = await readCreditCondition(context.db, identity.businessId);
  const asking: Asking = { context, identity, language, credit };
  const today = dateInZone(context.clock.now(), zone);
  return {
    ads: rows.map((row) => describeAd(row, today, asking)),
    info: describePage(found, texts.none, language),
  };
});

function describeAd(row: AdRow, today: IsoDate, asking: Asking): Answer["ads"][number] {
  const { language } = asking;
  const dates = row.dates.map(({ date }) => toIsoDate(date));
  const firstDate = toIsoDate(row.first_date);
  const publication = { ...row, firstDate, isPublished: row.published_at !== null };
  return {
    ...describeActionable(row, asking),
    support: summariseSupport(row),
    heading: row.heading,
    onlineBadge: publicationBadge(publication, language),
    total: row.total,
    dates,
    publishedDates: appearedDates({ status: adStatusOf(row.status), dates }, today),
    createdAt: row.created_at.getTime(),
    userId: row.user_id,
  };
}

const texts = {
  none: { fr: "Aucune annonce trouvée.", ar: "لم يتم العثور على أي إعلان." },
} as const satisfies Record<string, Messages>;
