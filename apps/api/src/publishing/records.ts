import { adStatusOf } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { daysOnline, type PublicationRule, publicationOf } from "@parution/rules/publication";
import { mediumOf } from "../calendar/index.ts";
import type { Moment } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type PrintRecord, selectPrintRecords } from "../printed-issues/index.ts";
import { type MissedDay, selectMissedDays } from "./queries.ts";
import { selectWebLog, type WebPublication } from "./web-log.ts";

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

/** Publication of an ad with the records that prove it. */
export type Publication = ReturnType<typeof publicationOf> & {
  /** Records in the recorded issues of its newspaper, printed or not; without those of another text than the current one. */
  readonly prints: readonly PrintRecord[];
  readonly missed: readonly MissedDay[];
  readonly web: readonly WebPublication[];
};

/**
 * Publication of some ads, by id. A digital ad appears by the website's log, a print ad by the recorded issues of its newspaper; it
 * did not run on a day that it is reported to have missed, and where a recorded issue says so.
 */
export async function readPublications(
  db: Queries,
  ads: readonly RecordedAd[],
  { clock, today }: Moment,
): Promise<ReadonlyMap<number, Publication>> {
  const idsOf = (some: readonly RecordedAd[]) => some.map(({ id }) => id);
  const printed = idsOf(ads.filter(isPrint));
  const [web, prints, missed] = await Promise.all([
    selectWebLog(db, idsOf(ads.filter(isOnWebAlone))).then(byAd),
    selectPrintRecords(db, printed).then((records) => byAd(records.filter(isCurrent))),
    selectMissedDays(db, printed).then(byAd),
  ]);
  return new Map(
    ads.map((ad) => {
      const ofWeb = web.get(ad.id) ?? [];
      const ofPrint = prints.get(ad.id) ?? [];
      const ofMissed = missed.get(ad.id) ?? [];
      const log = ofWeb.map(({ at, shown }) => ({ at: at.getTime(), shown }));
      const facts = {
        status: adStatusOf(ad.status),
        dates: ad.dates,
        recorded: isPrint(ad)
          ? ofPrint.flatMap(({ day, printed: isPrinted }) => (isPrinted ? [day] : []))
          : daysOnline(log, { dates: ad.dates, zone: clock.zone, now: clock.now }),
        missed: [
          ...ofMissed.map(({ day }) => day),
          ...ofPrint.flatMap(({ day, printed: isPrinted }) => (isPrinted ? [] : [day])),
        ],
        takenOff: isOnWebAlone(ad) && !ad.online,
      };
      const publication = publicationOf(facts, today);
      return [ad.id, { ...publication, web: ofWeb, prints: ofPrint, missed: ofMissed }];
    }),
  );
}

const byAd = <Row extends { readonly ad_id: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ ad_id }) => ad_id);

const isPrint = (ad: RecordedAd): boolean => mediumOf(ad.channel_id) === "print";

const isOnWebAlone = (ad: RecordedAd): boolean =>
  !isPrint(ad) && ad.publish_on_web && ad.published_at !== null;

const isCurrent = (record: PrintRecord): boolean => record.isCurrent;

interface Proof {
  readonly channel_id: 1 | 2;
  readonly publication_proof: "printed" | "calendar";
}

/** Rule of a newspaper's certificates. */
export const ruleOf = ({ channel_id, publication_proof }: Proof): PublicationRule =>
  mediumOf(channel_id) === "digital" ? "web" : publication_proof;
