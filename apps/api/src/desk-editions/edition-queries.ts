import { AD_STATUS_CODES } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { sql } from "kysely";
import { DID_NOT_RUN, PRINT } from "../calendar/index.ts";
import { PLANNED } from "../desk-calendar/index.ts";
import type { EditionKey } from "../edition-state/index.ts";
import type { EditionState } from "../platform/database/tables/publications.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Place of an ad with a date on a day: in the edition, unpaid, or undecided; of ads joined with their orders. */
const KIND = sql<"entered" | "unpaid" | "undecided">`
  case when ads.status in (2, 9) then 'entered' when orders.status in (1, 2) then 'undecided' else 'unpaid' end`;
/** Statuses of ads that an edition names: those still to appear, and archived ones. */
const NAMED = sql.join([...PLANNED, AD_STATUS_CODES.archived]);

interface EditionAd {
  readonly id: number;
  readonly ref_web: string;
  readonly web_title: string;
  readonly kind: "entered" | "unpaid" | "undecided";
}

/** Ads of an edition that are in it, that wait for their payment or for a decision. */
export async function listEditionAds(
  db: Queries,
  { supportId, day }: EditionKey,
  limit: number,
): Promise<readonly EditionAd[]> {
  const { rows } = await sql<EditionAd>`
    select ads.id, ads.ref_web, ads.web_title, ${KIND} as kind
    from ad_dates
    join ads on ads.id = ad_dates.ad_id
    join orders on orders.id = ads.order_id
    where ad_dates.date = ${day} and ads.support_id = ${supportId} and ads.channel_id = ${PRINT}
      and ads.status in (${NAMED})
      and not exists (
        select from missed_ads missed where missed.ad_id = ads.id and missed.day = ${day} and ${DID_NOT_RUN})
    order by ads.id limit ${limit}`.execute(db);
  return rows;
}

/** Ads that did not run in an edition, by the latest report of each; their dates may have changed since. */
export const listMissed = (db: Queries, { supportId, day }: EditionKey, limit: number) =>
  db
    .selectFrom("missed_ads as missed")
    .innerJoin("ads", "ads.id", "missed.ad_id")
    .distinctOn("ads.id")
    .select(["ads.id", "ads.ref_web", "ads.web_title"])
    .select(["missed.cause", "missed.state", "missed.choice", "missed.due_at"])
    .where("missed.support_id", "=", supportId)
    .where("missed.day", "=", day)
    .where(DID_NOT_RUN)
    .orderBy("ads.id")
    .orderBy("missed.id", "desc")
    .limit(limit)
    .execute();

interface EditionDay {
  readonly support_id: number;
  readonly label_fr: string;
  readonly label_ar: string;
  readonly lead_hours: number;
  readonly day: IsoDate;
  readonly state: EditionState;
  readonly entered: number;
  readonly unpaid: number;
  readonly undecided: number;
  readonly missed: number;
}

/** Editions from one day to another, both included, with their numbers of ads; not those of days that the calendar has closed. */
export async function listEditionDays(
  db: Queries,
  from: IsoDate,
  to: IsoDate,
): Promise<readonly EditionDay[]> {
  const { rows } = await sql<EditionDay>`
    with planned as (
      select ads.support_id, ad_dates.date as day, ${KIND} as kind
      from ad_dates
      join ads on ads.id = ad_dates.ad_id
      join orders on orders.id = ads.order_id
      where ad_dates.date between ${from} and ${to} and ads.channel_id = ${PRINT} and ads.status in (${NAMED})
        and not exists (
          select from missed_ads missed
          where missed.ad_id = ads.id and missed.day = ad_dates.date and ${DID_NOT_RUN})
      union all
      select distinct on (missed.ad_id, missed.day) missed.support_id, missed.day, 'missed' from missed_ads missed
      where missed.day between ${from} and ${to} and ${DID_NOT_RUN}
    ), counted as (
      select support_id, day, count(*) as ads,
        count(*) filter (where kind = 'entered') as entered, count(*) filter (where kind = 'unpaid') as unpaid,
        count(*) filter (where kind = 'undecided') as undecided, count(*) filter (where kind = 'missed') as missed
      from planned group by support_id, day
    )
    select supports.id as support_id, supports.label_fr, supports.label_ar, supports.lead_hours,
      to_char(editions.day, 'YYYY-MM-DD') as day, editions.state,
      coalesce(entered, 0)::int as entered, coalesce(unpaid, 0)::int as unpaid,
      coalesce(undecided, 0)::int as undecided, coalesce(missed, 0)::int as missed
    from editions
    join supports on supports.id = editions.support_id
    left join counted on counted.support_id = editions.support_id and counted.day = editions.day
    where editions.day between ${from} and ${to}
      and (ads is not null or editions.state = 'cancelled' or not exists (
        select from closures where closures.support_id = editions.support_id and closures.date = editions.day))
    order by editions.day, supports.position, supports.id`.execute(db);
  return rows;
}
