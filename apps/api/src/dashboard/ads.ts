import { readDashboardAds } from "@parution/contract/dashboard";
import { adStatusOf } from "@parution/rules/ads";
import { adBadge } from "../ads/labels.ts";
import { type AdFilter, countAds, listAdIds, listAds } from "../ads/list-queries.ts";
import { reachOf, summariseSupport } from "../orders/index.ts";
import { bindSession, COUNTED, describePage, PAGE_SIZE } from "../platform/http/index.ts";
import { texts } from "./texts.ts";

/** The ads beside the figures: those of {@link readMyAds}, without what can be done with them. */
export const readDashboardAdsRoute = bindSession(readDashboardAds, async (request) => {
  const { context, identity, language, input } = request;
  const { page = 1 } = input.query;
  const none = { reference: null, from: null, before: null, status: null };
  const filter: AdFilter = { reach: reachOf(identity), ...none };
  const offset = (page - 1) * PAGE_SIZE;
  const found = await listAdIds(context.db, filter, offset, PAGE_SIZE + 1);
  const ids = found.slice(0, PAGE_SIZE).map(({ id }) => id);
  const endsHere = ids.length > 0 && ids.length === found.length;
  const total = endsHere ? offset + ids.length : await countAds(context.db, filter, COUNTED);
  const rows = await listAds(context.db, ids, language);
  return {
    ads: rows.map((row) => ({
      id: row.id,
      reference: row.ref_web,
      slug: row.slug,
      title: row.web_title,
      support: summariseSupport(row),
      status: adStatusOf(row.status),
      badge: adBadge(row.status, language),
      total: row.total,
      createdAt: row.created_at.getTime(),
    })),
    info: describePage({ page, hasNext: found.length > PAGE_SIZE, total }, texts.noAds, language),
  };
});
