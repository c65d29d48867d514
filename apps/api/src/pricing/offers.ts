import type { IsoDate } from "@parution/rules/dates";
import { batchReads } from "../platform/database/batch.ts";
import { readAtVersion } from "../platform/database/catalogue-labels.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { findOffer, listBases, listPlaces, type Offer } from "./queries.ts";

/** The ids that a city and a country may have. */
export type Places = Awaited<ReturnType<typeof listPlaces>>;

/** The cities and countries at the catalogue's version as it was just read. */
export const placesAt = readAtVersion(listPlaces);

/** Offers that were asked for, by their ids: every order and every quote asks. */
const offersAt = readAtVersion(() => Promise.resolve(new Map<string, Offer>()));

/**
 * Offer of a support and a heading for an ad, as the database has it now. Undefined for an unknown support.
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

type BasisRow = Awaited<ReturnType<typeof listBases>>[number];

/** Facts that a price depends on besides the selection, as the database has them now. */
export interface PriceBasis {
  readonly catalogueVersion: number;
  /** The account's, the cheapest first, in force or not. */
  readonly packages: BasisRow["packages"];
}

const findBasis = batchReads(async (db: Queries, businessIds: readonly (number | null)[]) => {
  const rows = await listBases(db, businessIds);
  return new Map(rows.map(({ business_id, ...row }) => [business_id, row]));
});

/** @param businessId whose packages count; null for visitors. */
export async function readBasis(db: Queries, businessId: number | null): Promise<PriceBasis> {
  const row = await findBasis(db, businessId);
  if (row === undefined) throw new Error("The catalogue has no version.");
  return { catalogueVersion: row.version, packages: row.packages };
}

/** The package that counts for a product on a day: the cheapest in force. */
export function packageFor({ packages }: PriceBasis, productId: number, today: IsoDate) {
  return packages.find(
    ({ product_id, starts_on, ends_on }) =>
      product_id === productId && starts_on <= today && (ends_on === null || ends_on >= today),
  );
}
