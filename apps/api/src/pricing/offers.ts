import type { Queries } from "../platform/database/index.ts";
import { findOffer, type Offer, readCatalogueVersion } from "./queries.ts";

interface Kept {
  readonly version: number;
  readonly offers: Map<string, Offer>;
}

const keptOf = new WeakMap<Queries, Kept>();

/**
 * What a support and a heading say of an ad, as the database has it now: read once for each version of the catalogue,
 * since every order and every quote asks. Undefined for an unknown support.
 */
export async function readOffer(
  db: Queries,
  supportId: number,
  headingId: number,
): Promise<Offer | undefined> {
  const { offers } = await keptNow(db);
  const key = `${supportId}/${headingId}`;
  const known = offers.get(key);
  if (known !== undefined) return known;
  const offer = await findOffer(db, supportId, headingId);
  // Headings that are not sold are without number.
  if (offer !== undefined && offer.unit_price !== null) offers.set(key, offer);
  return offer;
}

async function keptNow(db: Queries): Promise<Kept> {
  const version = await readCatalogueVersion(db);
  const kept = keptOf.get(db);
  if (kept?.version === version) return kept;
  const renewed: Kept = { version, offers: new Map() };
  keptOf.set(db, renewed);
  return renewed;
}
