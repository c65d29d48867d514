import { type Queries, readAtVersion } from "../platform/database/index.ts";
import { readBasis } from "./basis.ts";
import { findOffer, listPlaces, type Offer } from "./queries.ts";

/** The ids that a city and a country may have. */
export type Places = Awaited<ReturnType<typeof listPlaces>>;

/** The cities and countries at the catalogue's version as it was just read. */
export const placesAt = readAtVersion(listPlaces);

/** Offers that were asked for, by their ids: every order and every quote asks. */
const offersAt = readAtVersion(() => Promise.resolve(new Map<string, Offer>()));

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
  const offers = await offersAt(db, version);
  const key = `${supportId}/${headingId}`;
  const known = offers.get(key);
  if (known !== undefined) return known;
  const offer = await findOffer(db, supportId, headingId);
  // Headings that are not sold are without number.
  if (offer !== undefined && offer.unit_price !== null) offers.set(key, offer);
  return offer;
}
