import type { PublicationRule } from "@parution/rules/publication";
import { mediumOf } from "../calendar/index.ts";
import type { Moment } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type PrintRecord, selectPrintRecords } from "../printed-issues/index.ts";
import { isOnWebAlone, isPrint, publicationBy, type RecordedAd } from "./evidence.ts";
import { type MissedDay, selectMissedDays } from "./queries.ts";
import { selectWebLog, type WebPublication } from "./web-log.ts";

/** Publication of an ad with the records that prove it. */
export type Publication = ReturnType<typeof publicationBy> & {
  /** Records in the recorded issues of its newspaper, printed or not; without those of another text than the current one. */
  readonly prints: readonly PrintRecord[];
  readonly missed: readonly MissedDay[];
  readonly web: readonly WebPublication[];
};

/** Publication of some ads, by id, with what proves it. */
export async function readPublications(
  db: Queries,
  ads: readonly RecordedAd[],
  moment: Moment,
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
      const evidence = {
        web: web.get(ad.id) ?? [],
        prints: prints.get(ad.id) ?? [],
        missed: missed.get(ad.id) ?? [],
      };
      return [ad.id, { ...publicationBy(ad, evidence, moment), ...evidence }];
    }),
  );
}

const byAd = <Row extends { readonly ad_id: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ ad_id }) => ad_id);

const isCurrent = (record: PrintRecord): boolean => record.isCurrent;

interface Proof {
  readonly channel_id: 1 | 2;
  readonly publication_proof: "printed" | "calendar";
}

/** Rule of a newspaper's certificates. */
export const ruleOf = ({ channel_id, publication_proof }: Proof): PublicationRule =>
  mediumOf(channel_id) === "digital" ? "web" : publication_proof;
