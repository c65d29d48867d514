import type { Queries } from "../platform/database/index.ts";
import { readBasis } from "./basis.ts";
import { findOffer, listPlaces, type Offer } from "./queries.ts";

/** What is read once for each version of the catalogue, since every order and every quote asks. */
interface Kept {
  readonly version: number;
  readonly offers: Map<string, Offer>;
  places?: Promise<Places>;
}

/** The ids that a city and a country may have. */
export type Places = Awaited<ReturnType<typeof listPlaces>>;

const keptOf = new WeakMap<Queries, Kept>();

/**
 * What a support and a heading say of an ad, as the database has it now. Undefined for an unknown support.
 */
export async function readOffer(
  db: Queries,
  supportId: number,
  headingId: number,
): Promise<Offer | undefined> {
  const { catalogueVersion } = await readBasis(db, null);
  return offerAt(db, catalogueVersion, supportId, headingId);
}

/** As {@link readOffer}, at the catalogue's version as it was just read. */
export async function offerAt(
  db: Queries,
  version: number,
  supportId: number,
  headingId: number,
): Promise<Offer | undefined> {
  const { offers } = keptAt(db, version);
  const key = `${supportId}/${headingId}`;
  const known = offers.get(key);
  if (known !== undefined) return known;
  const offer = await findOffer(db, supportId, headingId);
  // Headings that are not sold are without number.
  if (offer !== undefined && offer.unit_price !== null) offers.set(key, offer);
  return offer;
}

/** The cities and countries at the catalogue's version as it was just read. */
export function placesAt(db: Queries, version: number): Promise<Places> {
  const kept = keptAt(db, version);
  if (kept.places !== undefined) return kept.places;
  const places = listPlaces(db);
  kept.places = places;
  // What failed is asked for anew.
  places.catch(() => delete kept.places);
  return places;
}

function keptAt(db: Queries, version: number): Kept {
  const kept = keptOf.get(db);
  if (kept?.version === version) return kept;
  const renewed: Kept = { version, offers: new Map() };
  keptOf.set(db, renewed);
  return renewed;
}
