/** The drawings that stand for photos, by their names in this folder. */
export const pictures = ["immeuble", "salon", "terrain", "terrasse", "villa", "voiture"] as const;
export type Picture = (typeof pictures)[number];

/** What an ad shows, by heading and sub-heading; others show nothing. */
export const picturesOf: Readonly<Record<string, readonly Picture[]>> = {
  "immobilier-vente/appartements": ["immeuble", "salon", "terrasse"],
  "immobilier-vente/villas-riads": ["villa", "terrasse", "salon"],
  "immobilier-vente/terrains": ["terrain"],
  "immobilier-vente/fermes": ["terrain", "villa"],
  "immobilier-location/appartements": ["salon", "terrasse"],
  "immobilier-location/vacances": ["terrasse", "villa", "salon", "immeuble"],
  "automobiles/voitures": ["voiture"],
};

/** Where a drawing stands. */
export const fileOf = (picture: Picture) => new URL(`${picture}.jpg`, import.meta.url);

/** Under which key an ad's copy of it is kept: each file of an ad has a key of its own. */
export const keyOf = (picture: Picture, adId: number) => `demo/${picture}/${adId}`;

/** The drawing behind a key of {@link keyOf}. */
export function pictureOf(key: string): Picture | undefined {
  const [, name] = /^demo\/([a-z]+)\/\d+$/.exec(key) ?? [];
  return pictures.find((picture) => picture === name);
}
