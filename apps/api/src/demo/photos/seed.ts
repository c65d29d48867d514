import { stat } from "node:fs/promises";
import type { Queries } from "../../platform/database/index.ts";
import { fileOf, keyOf, type Picture, pictures, picturesOf } from "./pictures.ts";

/** Two of three ads that could show something do. */
const isShown = (adId: number) => adId % 3 !== 0;

/** Gives ads of the demonstration that are online the photos that come with the program. */
export async function seedPhotos(tx: Queries): Promise<void> {
  const sizes = await readSizes();
  const ads = await tx
    .selectFrom("ads")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("subheadings as subheading", "subheading.id", "ads.subheading_id")
    .where("ads.online", "=", true)
    .select(["ads.id", "heading.slug as heading", "subheading.slug as subheading"])
    .orderBy("ads.id")
    .execute();
  const files = ads
    .filter(({ id }) => isShown(id))
    .flatMap(({ id, heading, subheading }) =>
      (picturesOf[`${heading}/${subheading}`] ?? []).map((picture, position) => ({
        ad_id: id,
        kind: "photo" as const,
        position,
        name: `${picture}.jpg`,
        media_type: "image/jpeg",
        size: sizes.get(picture) ?? 0,
        storage_key: keyOf(picture, id),
      })),
    );
  await tx.insertInto("ad_files").values(files).execute();
}

/** Bytes. */
async function readSizes(): Promise<ReadonlyMap<Picture, number>> {
  const stats = await Promise.all(
    pictures.map(async (picture) => [picture, (await stat(fileOf(picture))).size] as const),
  );
  return new Map(stats);
}
