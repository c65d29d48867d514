import { isIsoDate } from "@parution/rules/dates";
import type { Queries } from "../platform/database/transaction.ts";
import type { RatePrices } from "../rate-cards/index.ts";
import { packageFor } from "./offers.ts";
import { priceOf } from "./price.ts";
import type { Sold } from "./product.ts";
import type { OpenOffer } from "./queries.ts";
import { findOffer, listHeldPackages, type Offer } from "./queries.ts";
import { listReplayed, type ReplaySpan } from "./replay-queries.ts";

/** Sums of orders, in centimes with tax: as charged, and as a card would price them. */
export interface ReplaySums {
  readonly ads: number;
  readonly charged: number;
  readonly priced: number;
}

export interface Replay extends ReplaySums {
  /** Ads that the catalogue no longer sells: left out of every sum. */
  readonly unsold: number;
  readonly headings: readonly (ReplaySums & {
    readonly supportId: number;
    readonly headingId: number;
  })[];
  readonly accounts: readonly (ReplaySums & { readonly businessId: number })[];
}

/** Ads that are read at a time. */
const BATCH = 5_000;

type ListedAd = Awaited<ReturnType<typeof listReplayed>>[number];

/** Ad of a replay, in centimes with tax as a card prices it; null: the catalogue no longer sells it. */
export interface ReplayedAd {
  readonly ad: ListedAd;
  readonly priced: number | null;
}

/**
 * Prices the settled ads that were ordered between two instants by a card, with the function that prices orders, some at a time. An
 * account's package stands above any card, as when the ad was ordered.
 */
export async function* replayAds(
  db: Queries,
  card: RatePrices,
  span: ReplaySpan,
): AsyncGenerator<readonly ReplayedAd[]> {
  const offerOf = offersUnder(db, card);
  const packages = Map.groupBy(await listHeldPackages(db), ({ business_id }) => business_id);
  const priceOfAd = async (ad: ListedAd): Promise<number | null> => {
    const offer = await offerOf(ad.support_id, ad.heading_id);
    const sold = offer === null ? null : soldAs(offer, ad.product_id, ad.canvas_id);
    if (offer === null || sold === null || !isIsoDate(ad.day)) return null;
    const held = { catalogueVersion: 0, packages: packages.get(ad.business_id) ?? [] };
    const { total } = priceOf(offer, sold, {
      lineCount: ad.line_count,
      dates: ad.dates,
      packageRate: packageFor(held, ad.product_id, ad.day)?.price ?? null,
    });
    return total;
  };
  for (let last = 0; ; ) {
    const ads = await listReplayed(db, span, { after: last, limit: BATCH });
    const replayed: ReplayedAd[] = [];
    for (const ad of ads) replayed.push({ ad, priced: await priceOfAd(ad) });
    yield replayed;
    const end = ads.at(-1);
    if (end === undefined || ads.length < BATCH) return;
    last = end.id;
  }
}

/** Sums of {@link replayAds}. */
export async function replayCard(db: Queries, card: RatePrices, span: ReplaySpan): Promise<Replay> {
  const totals = new ReplayTotals();
  for await (const batch of replayAds(db, card, span)) totals.add(batch);
  return totals.answer();
}

/** Adds replayed ads up, by heading and by account. */
export class ReplayTotals {
  #unsold = 0;
  readonly #whole = { ads: 0, charged: 0, priced: 0 };
  readonly #headings = new Map<string, ReplaySums & { supportId: number; headingId: number }>();
  readonly #accounts = new Map<number, ReplaySums & { businessId: number }>();

  add(batch: readonly ReplayedAd[]): void {
    for (const { ad, priced } of batch) {
      if (priced === null) this.#unsold += 1;
      else this.#count(ad, priced);
    }
  }

  #count({ support_id, heading_id, business_id, total }: ListedAd, priced: number): void {
    const plus = ({ ads, charged, priced: before }: ReplaySums) => ({
      ads: ads + 1,
      charged: charged + total,
      priced: before + priced,
    });
    const none = { ads: 0, charged: 0, priced: 0 };
    const heading = `${support_id}/${heading_id}`;
    const ofHeading = this.#headings.get(heading) ?? none;
    Object.assign(this.#whole, plus(this.#whole));
    this.#headings.set(heading, {
      supportId: support_id,
      headingId: heading_id,
      ...plus(ofHeading),
    });
    const ofAccount = this.#accounts.get(business_id) ?? none;
    this.#accounts.set(business_id, { businessId: business_id, ...plus(ofAccount) });
  }

  /** Sums so far, those that differ most first. */
  answer(): Replay {
    const widest = (one: ReplaySums, other: ReplaySums) =>
      Math.abs(other.priced - other.charged) - Math.abs(one.priced - one.charged);
    return {
      ...this.#whole,
      unsold: this.#unsold,
      headings: [...this.#headings.values()].toSorted(widest),
      accounts: [...this.#accounts.values()].toSorted(widest),
    };
  }
}

/** Offers of the catalogue at a card's prices, each read once. */
function offersUnder(db: Queries, card: RatePrices) {
  const prices = indexOf(card);
  const known = new Map<string, OpenOffer | null>();
  return async (supportId: number, headingId: number): Promise<OpenOffer | null> => {
    const key = `${supportId}/${headingId}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const offer = await findOffer(db, supportId, headingId);
    const priced = offer === undefined ? null : offerUnder(offer, prices, { supportId, headingId });
    known.set(key, priced);
    return priced;
  };
}

function indexOf(card: RatePrices) {
  return {
    supports: new Map(card.supports.map((row) => [row.supportId, row])),
    headings: new Map(card.headings.map((row) => [`${row.supportId}/${row.headingId}`, row])),
    canvases: new Map(card.canvases.map((row) => [`${row.productId}/${row.canvasId}`, row])),
  };
}

function offerUnder(
  offer: Offer,
  { supports, headings, canvases }: ReturnType<typeof indexOf>,
  { supportId, headingId }: { readonly supportId: number; readonly headingId: number },
): OpenOffer | null {
  const support = supports.get(supportId);
  const heading = headings.get(`${supportId}/${headingId}`);
  if (support === undefined || heading === undefined) return null;
  return {
    ...offer,
    package_price: support.packagePrice,
    package_block_lines: support.blockLines,
    package_min_dates: support.discountFromDates,
    tiers: support.tiers.map((tier) => ({
      min_lines: tier.minLines,
      max_lines: tier.maxLines,
      code: tier.code,
      discount_percent: tier.discountPercent,
    })),
    unit_price: heading.unitPrice,
    discount_percent: heading.discountPercent,
    canvases: offer.canvases.map((canvas) => {
      const priced = canvases.get(`${canvas.product_id}/${canvas.id}`);
      return priced === undefined ? canvas : { ...canvas, price: priced.price };
    }),
  };
}

/** Product and canvas of an ordered ad; a line ad that names no canvas was sold on its product's first. */
function soldAs(offer: OpenOffer, productId: number, canvasId: number | null): Sold | null {
  const product = offer.products.find(({ id }) => id === productId);
  const canvas = offer.canvases.find(
    (one) => one.product_id === productId && (canvasId === null || one.id === canvasId),
  );
  return product === undefined || canvas === undefined ? null : { product, canvas };
}
