import { adStatusOf } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { daysOnline, publicationOf } from "@parution/rules/publication";
import { mediumOf } from "../calendar/index.ts";
import type { Moment } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { selectSwitches } from "./queries.ts";

/** An ad as far as its publication depends on it. */
export interface RecordedAd {
  readonly id: number;
  readonly status: number;
  readonly channel_id: 1 | 2;
  readonly online: boolean;
  readonly publish_on_web: boolean;
  readonly published_at: Date | null;
  readonly archived_at: Date | null;
  readonly dates: readonly IsoDate[];
}

export type Publication = ReturnType<typeof publicationOf>;

/**
 * Publication of some ads, by id. A digital ad appears by the website's records; for a print ad no
 * record is kept yet, so that its dates stay planned.
 */
export async function readPublications(
  db: Queries,
  ads: readonly RecordedAd[],
  { clock, today }: Moment,
): Promise<ReadonlyMap<number, Publication>> {
  const digital = ads.filter(isOnWebAlone);
  const switches = await listSwitches(db, digital);
  return new Map(
    ads.map((ad) => {
      const recorded = digital.includes(ad)
        ? daysOnline(
            {
              publishedAt: ad.published_at?.getTime() ?? null,
              switches: switches.get(ad.id) ?? [],
              endedAt: endOf(ad),
            },
            { dates: ad.dates, zone: clock.zone, now: clock.now },
          )
        : [];
      const takenOff = digital.includes(ad) && !ad.online;
      const { status, dates } = ad;
      return [
        ad.id,
        publicationOf({ status: adStatusOf(status), dates, recorded, takenOff }, today),
      ];
    }),
  );
}

const isOnWebAlone = (ad: RecordedAd): boolean =>
  mediumOf(ad.channel_id) === "digital" && ad.publish_on_web && ad.published_at !== null;

/** End of an ad; of one that ended before ends were recorded, its first instant alone is certain. */
function endOf({ status, archived_at, published_at }: RecordedAd): number | null {
  if (adStatusOf(status) === "validated") return null;
  return (archived_at ?? published_at)?.getTime() ?? null;
}

async function listSwitches(db: Queries, ads: readonly RecordedAd[]) {
  if (ads.length === 0) return new Map<number, { at: number; online: boolean }[]>();
  const rows = await selectSwitches(
    db,
    ads.map(({ id }) => id),
  );
  const listed = rows.map(({ ad_id, action, switched_at }) => ({
    adId: ad_id,
    at: switched_at.getTime(),
    online: action === "reactivate",
  }));
  return Map.groupBy(listed, ({ adId }) => adId);
}
