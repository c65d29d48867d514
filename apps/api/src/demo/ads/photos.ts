import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/index.ts";
import type { Storage } from "../../platform/storage/index.ts";
import { paintLandscape } from "./landscape.ts";

/** What is sold with a picture of it. */
const PICTURED = ["immobilier-vente", "immobilier-location", "automobiles"];
/** How many ads of the demonstration's own accounts have photos, and how many of all. */
const [OWN, ALL] = [4, 8];

/** Gives some ads that are online one photo or two, those of `businesses` among them. */
export async function seedPhotos(
  tx: Transaction<Database>,
  storage: Storage,
  businesses: readonly number[],
): Promise<void> {
  const own = await selectOnline(tx)
    .where("ads.business_id", "in", businesses)
    .limit(OWN)
    .execute();
  const newest = await selectOnline(tx).limit(ALL).execute();
  const adIds = [...new Set([...own, ...newest].map(({ id }) => id))].slice(0, ALL);
  const photos = adIds.flatMap((adId, index) =>
    Array.from({ length: 1 + (index % 2) }, (_, position) => describePhoto(adId, position)),
  );
  // Their names are the same at each start: one that is begun anew leaves no file behind.
  await Promise.all(
    photos.map(({ row, bytes }) => storage.put(row.storage_key, bytes, MEDIA_TYPE)),
  );
  await tx
    .insertInto("ad_files")
    .values(photos.map(({ row }) => row))
    .execute();
}

const MEDIA_TYPE = "image/png";

function describePhoto(adId: number, position: number) {
  const bytes = paintLandscape(adId * 2 + position);
  const row = {
    ad_id: adId,
    kind: "photo" as const,
    position,
    name: `photo-${position + 1}.png`,
    media_type: MEDIA_TYPE,
    size: bytes.byteLength,
    storage_key: `ads/demo-${adId}-${position}`,
  };
  return { row, bytes };
}

/** The ads on the web that photos suit, the newest first. */
const selectOnline = (tx: Transaction<Database>) =>
  tx
    .selectFrom("ads")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .where("heading.slug", "in", PICTURED)
    .where("ads.online", "=", true)
    .where("ads.publish_on_web", "=", true)
    .select("ads.id")
    .orderBy("ads.id", "desc");
