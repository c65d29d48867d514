import type { IsoDate } from "@parution/rules/dates";
import type { WordBreak } from "@parution/rules/lines";
import type { Context } from "../platform/context.ts";
import { batchReads } from "../platform/database/batch.ts";
import { readAtVersion } from "../platform/database/catalogue-labels.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { takeDueCards } from "../rate-cards/index.ts";
import { findOffer, listBases, listPlaces, type Offer, readCatalogueVersion } from "./queries.ts";

/** The ids that a city and a country may have. */
export type Places = Awaited<ReturnType<typeof listPlaces>>;

/** The cities and countries at the catalogue's version as it was just read. */
export const placesAt = readAtVersion(listPlaces);

/** Offers that were asked for, by their ids: every order and every quote asks. */
const offersAt = readAtVersion(() => Promise.resolve(new Map<string, Offer>()));

/**
 * Offer of a support and a heading for an ad, with the prices valid now (epoch milliseconds). Undefined for an unknown support.
 */
export async function readOffer(
  db: Queries,
  supportId: number,
  headingId: number,
  now: number,
): Promise<Offer | undefined> {
  const { catalogueVersion } = await readBasis(db, null, now);
  return offerAt(db, catalogueVersion, supportId, headingId);
}

/** Variant of {@link readOffer} at the catalogue's version as it was just read. */
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

/** Newspaper and word break of an ad that was ordered. */
export interface OrderedRows {
  readonly support_id: number;
  readonly word_break: WordBreak;
}

/**
 * An offer as it counts for an edit: an ad that stays in its newspaper keeps heading, product and canvas, though one was retired
 * since, and the word break that it was priced with (docs/domain/ad-text-and-lines.md#word-breaks).
 */
export function offerForEdit<O extends Offer | undefined>(
  offer: O,
  supportId: number,
  ordered: OrderedRows | null,
): O {
  if (offer === undefined || ordered?.support_id !== supportId) return offer;
  const kept = <Row extends { readonly retired: boolean }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, retired: false }));
  return {
    ...offer,
    word_break: ordered.word_break,
    heading_retired_at: null,
    products: kept(offer.products),
    canvases: kept(offer.canvases),
  };
}

/** An offer with those products and canvases that can still be chosen. */
export function withoutRetired(offer: Offer): Offer {
  const offered = <Row extends { readonly retired: boolean }>(rows: readonly Row[]) =>
    rows.filter(({ retired }) => !retired);
  return { ...offer, products: offered(offer.products), canvases: offered(offer.canvases) };
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

/**
 * Reads what prices depend on now, the catalogue's prices brought up to this instant first.
 * @param businessId whose packages count; null for visitors.
 * @param now epoch milliseconds.
 */
export async function readBasis(
  db: Queries,
  businessId: number | null,
  now: number,
): Promise<PriceBasis> {
  const row = await findBasis(db, businessId);
  if (row === undefined) throw new Error("The catalogue has no version.");
  if (await takeDueCards(db, row.version, now)) return readBasis(db, businessId, now);
  return { catalogueVersion: row.version, packages: row.packages };
}

/** The package that counts for a product on a day: the cheapest in force. */
export function packageFor({ packages }: PriceBasis, productId: number, today: IsoDate) {
  return packages.find(
    ({ product_id, starts_on, ends_on }) =>
      product_id === productId && starts_on <= today && (ends_on === null || ends_on >= today),
  );
}

/**
 * Version of the catalogue whose prices are those valid now (epoch milliseconds): a rate card whose instant has come is taken first.
 */
export async function catalogueVersionAt(db: Queries, now: number): Promise<number> {
  const version = await readVersion(db, "catalogue");
  if (version === undefined) throw new Error("The catalogue has no version.");
  return (await takeDueCards(db, version, now)) ? catalogueVersionAt(db, now) : version;
}

const readVersion = batchReads(async (db: Queries, keys: readonly "catalogue"[]) => {
  const version = await readCatalogueVersion(db);
  return new Map(keys.map((key) => [key, version]));
});

/** Takes the prices of a card at its instant, also without a request for an offer: public pages show them. */
export async function takeRateCards({ db, clock }: Context): Promise<void> {
  await catalogueVersionAt(db, clock.now());
}
