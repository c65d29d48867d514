import { readDashboardAds } from "@parution/contract/dashboard";
import { adStatusOf } from "@parution/rules/ads";
import { adBadge, readAdPage, webStateOfRow } from "../ads/index.ts";
import { reachOf, summariseSupport } from "../orders/index.ts";
import { bindSession, describePage } from "../platform/http/index.ts";
import { texts } from "./texts.ts";

/** The ads beside the figures: those of {@link readMyAds}, without what can be done with them. */
export const readDashboardAdsRoute = bindSession(readDashboardAds, async (request) => {
  const { context, identity, language, input } = request;
  const filter = {
    reach: reachOf(identity),
    reference: null,
    from: null,
    before: null,
    status: null,
    webState: null,
  };
  const { page = 1 } = input.query;
  const { rows, ...found } = await readAdPage(context.db, { filter, page, language });
  return {
    ads: rows.map((row) => ({
      id: row.id,
      reference: row.ref_web,
      slug: row.slug,
      title: row.web_title,
      support: summariseSupport(row),
      status: adStatusOf(row.status),
      webState: webStateOfRow(row),
      badge: adBadge(row, language),
      total: row.total,
      createdAt: row.created_at.getTime(),
    })),
    info: describePage(found, texts.noAds, language),
  };
});
