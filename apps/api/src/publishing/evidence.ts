import { adStatusOf } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { daysOnline, publicationOf } from "@parution/rules/publication";
import { sql } from "kysely";
import { DID_NOT_RUN, mediumOf, PRINT } from "../calendar/index.ts";
import type { Moment } from "../platform/context.ts";
import { isCurrentText } from "../printed-issues/index.ts";

/** Facts of an ad that decide its publication. */
export interface RecordedAd {
  readonly id: number;
  readonly status: number;
  readonly channel_id: 1 | 2;
  readonly online: boolean;
  readonly publish_on_web: boolean;
  readonly published_at: Date | null;
  readonly dates: readonly IsoDate[];
}

/** Records of one ad that prove or refute its publication. */
export interface Evidence {
  /**
   * Recorded issues of the ad's newspaper, printed there or not; without those of another text than the current
   * one.
   */
  readonly prints: readonly { readonly day: IsoDate; readonly printed: boolean }[];
  /** Days on which it is reported not to have run. */
  readonly missed: readonly { readonly day: IsoDate }[];
  /** Entries of the website's log, the oldest first. */
  readonly web: readonly { readonly at: Date; readonly shown: boolean }[];
}

/**
 * Publication of an ad. A digital ad appears by the website's log, a print ad by the recorded issues of its newspaper; it did not
 * run on a day that it is reported to have missed, and where a recorded issue says so.
 */
export function publicationBy(
  ad: RecordedAd,
  { prints, missed, web }: Evidence,
  { clock, today }: Moment,
) {
  const log = web.map(({ at, shown }) => ({ at: at.getTime(), shown }));
  const daysOf = (wanted: boolean): IsoDate[] =>
    prints.flatMap(({ day, printed }) => (printed === wanted ? [day] : []));
  const recorded = isPrint(ad)
    ? daysOf(true)
    : daysOnline(log, { dates: ad.dates, zone: clock.zone, now: clock.now });
  const facts = {
    status: adStatusOf(ad.status),
    dates: ad.dates,
    recorded,
    missed: [...missed.map(({ day }) => day), ...daysOf(false)],
    takenOff: isOnWebAlone(ad) && !ad.online,
  };
  return publicationOf(facts, today);
}

export const isPrint = (ad: Pick<RecordedAd, "channel_id">): boolean =>
  mediumOf(ad.channel_id) === "print";

export const isOnWebAlone = (ad: RecordedAd): boolean =>
  !isPrint(ad) && ad.publish_on_web && ad.published_at !== null;

/** Records of a row of `ads`, as lists read them beside it. */
export interface KeptRecords {
  readonly prints: readonly (readonly [
    day: IsoDate,
    printed: boolean,
    supportId: number,
    billed: string,
    format: string,
    paperContent: string,
  ])[];
  readonly missed: readonly IsoDate[];
  readonly web: readonly (readonly [at: string, shown: boolean])[];
}

/**
 * Records of an ad in a column of its row, so that a list waits for one answer; `ads` must stand in the query's `from`. Lists take
 * PostgreSQL less than objects that it builds.
 */
export const keptRecords = () =>
  sql<KeptRecords>`case when ads.channel_id = ${sql.lit(PRINT)} then json_build_object(
    'web', '[]'::json,
    'missed', array(
      select day from missed_ads where ad_id = ads.id and ${DID_NOT_RUN} order by day),
    'prints', array(
      select json_build_array(record.day, record.printed, record.support_id, record.billed_text, products.format, ads.paper_content)
      from print_records record
      join printed_issues issue on issue.id = record.issue_id and issue.state = 'recorded'
      join products on products.id = ads.product_id
      where record.ad_id = ads.id order by record.day))
  else json_build_object(
    'missed', '[]'::json, 'prints', '[]'::json,
    'web', array(select json_build_array(at, shown) from web_publications where ad_id = ads.id order by id))
  end`.as("records");

/** Evidence of an ad from the records beside it. */
export const evidenceOf = (
  ad: RecordedAd & { readonly support_id: number; readonly records: KeptRecords },
): Evidence => ({
  prints: ad.records.prints.flatMap(([day, printed, support_id, billed_text, format, text]) => {
    const record = { printed, support_id, billed_text };
    const isCurrent = isCurrentText(record, {
      ad_support_id: ad.support_id,
      format,
      paper_content: text,
    });
    return isCurrent ? [{ day, printed }] : [];
  }),
  missed: ad.records.missed.map((day) => ({ day })),
  web: isOnWebAlone(ad) ? ad.records.web.map(([at, shown]) => ({ at: new Date(at), shown })) : [],
});
