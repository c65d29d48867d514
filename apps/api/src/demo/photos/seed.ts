import { readFile, stat } from "node:fs/promises";
import type { Queries } from "../../platform/database/transaction.ts";
import type { Storage } from "../../platform/storage/storage.ts";

/** Two of three ads that could show something do. */
const isShown = (adId: number) => adId % 3 !== 0;

/** Gives ads of the demonstration that are online, or wait for a moderator, the photos that come with the program. */
export async function seedPhotos(tx: Queries): Promise<void> {
  const sizes = await readSizes();
  const ads = await tx
    .selectFrom("ads")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("subheadings as subheading", "subheading.id", "ads.subheading_id")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .where((eb) =>
      eb.or([
        eb("ads.online", "=", true),
        eb.and([eb("supports.moderated", "=", true), eb("ads.status", "in", [1, 3])]),
      ]),
    )
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

/** A storage that has the demonstration's photos besides: they come with the program. */
export function withDemoPhotos(storage: Storage): Storage {
  return {
    ...storage,
    async get(key) {
      const picture = pictureOf(key);
      if (picture === undefined) return storage.get(key);
      return new Uint8Array(await readFile(fileOf(picture)));
    },
  };
}

/** Sample pictures in place of photos, by their names in this folder. */
const pictures = ["immeuble", "salon", "terrain", "terrasse", "villa", "voiture"] as const;
export type Picture = (typeof pictures)[number];

/** Motif of an ad's photos by heading and sub-heading; others have none. */
const picturesOf: Readonly<Record<string, readonly Picture[]>> = {
  "immobilier-vente/appartements": ["immeuble", "salon", "terrasse"],
  "immobilier-vente/villas-riads": ["villa", "terrasse", "salon"],
  "immobilier-vente/terrains": ["terrain"],
  "immobilier-vente/fermes": ["terrain", "villa"],
  "immobilier-location/appartements": ["salon", "terrasse"],
  "immobilier-location/vacances": ["terrasse", "villa", "salon", "immeuble"],
  "automobiles/voitures": ["voiture"],
};

/** Address of a picture. */
const fileOf = (picture: Picture) => new URL(`${picture}.jpg`, import.meta.url);

/** Under which key an ad's copy of it is kept: each file of an ad has a key of its own. */
const keyOf = (picture: Picture, adId: number) => `demo/${picture}/${adId}`;

/** The picture behind a key of {@link keyOf}. */
function pictureOf(key: string): Picture | undefined {
  const [, name] = /^demo\/([a-z]+)\/\d+$/.exec(key) ?? [];
  return pictures.find((picture) => picture === name);
}
