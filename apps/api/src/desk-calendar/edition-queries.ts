import { sql } from "kysely";
import type { EditionKey } from "../edition-state/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

interface EditionAd {
  readonly id: number;
  readonly ref_web: string;
  readonly web_title: string;
  readonly kind: "entered" | "unpaid" | "undecided" | "missed";
}

/**
 * Ads of an edition: those that are in it, that wait for their payment or for a decision, and those that did not run in it, whose
 * dates may have changed since.
 */
export async function listEditionAds(
  db: Queries,
  { supportId, day }: EditionKey,
): Promise<readonly EditionAd[]> {
  const { rows } = await sql<EditionAd>`
    select ads.id, ads.ref_web, ads.web_title, 'missed' as kind
    from missed_ads missed join ads on ads.id = missed.ad_id
    where missed.support_id = ${supportId} and missed.day = ${day} and missed.state <> 'changed'
    union all
    select ads.id, ads.ref_web, ads.web_title,
      case when ads.status in (2, 9) then 'entered' when orders.status in (1, 2) then 'undecided' else 'unpaid' end
    from ad_dates
    join ads on ads.id = ad_dates.ad_id
    join orders on orders.id = ads.order_id
    where ad_dates.date = ${day} and ads.support_id = ${supportId} and ads.channel_id = 1
      and ads.status in (0, 1, 2, 3, 9)
      and not exists (
        select from missed_ads missed
        where missed.ad_id = ads.id and missed.day = ${day} and missed.state <> 'changed')
    order by id`.execute(db);
  return rows;
}
