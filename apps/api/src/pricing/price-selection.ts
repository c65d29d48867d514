import { type Clock, cutoffOf } from "@parution/rules/calendar";
import { addDays, dateInZone, isIsoDate, startOfDayInZone } from "@parution/rules/dates";
import type { OptionChoice } from "@parution/rules/options";
import type { AdPrice } from "@parution/rules/price";
import { mediumOf } from "../calendar/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type CheckedSelection, checkSelection } from "./check-selection.ts";
import {
  type OrderedRows,
  offerAt,
  offerForEdit,
  type PriceBasis,
  packageFor,
  readBasis,
} from "./offers.ts";
import { cataloguePrice, priceOf } from "./price.ts";
import type { Completeness, Selection, Sold } from "./product.ts";
import type { OpenOffer } from "./queries.ts";
import type { AdText } from "./text.ts";

/** A selection that holds, everything it leaves open decided, with the server's price. */
export interface PricedSelection extends AdText {
  readonly medium: "print" | "digital";
  readonly channelId: 1 | 2;
  readonly fixedPrice: boolean;
  readonly leadHours: number;
  readonly supportId: number;
  readonly headingId: number;
  readonly subheadingId: number | null;
  /** True when the sub-heading asks for the advertiser's sector. */
  readonly asksSector: boolean;
  readonly options: readonly OptionChoice[];
  readonly productId: number;
  readonly adTypeId: number;
  readonly colourId: number | null;
  readonly format: "line" | "modular";
  readonly canvasId: number;
  readonly modules: number;
  /** Centimes before tax: the catalogue's price of a line, a date or a canvas. */
  readonly unitPrice: number;
  readonly price: AdPrice;
  /** Time until which an order at this price is accepted, epoch milliseconds. */
  readonly expiresAt: number;
}

/**
 * Holds a selection against the catalogue and the calendar as they stand now, and prices it: the one computation behind
 * quotes and orders (docs/domain/prices.md#server-price).
 * @param businessId whose packages count; null for visitors.
 * @param ordered the ad that is edited; null for a new one.
 * @throws ProblemError 422 naming every field that does not hold.
 */
export async function priceSelection(
  db: Queries,
  selection: Selection,
  businessId: number | null,
  clock: Clock,
  completeness: Completeness,
  ordered: OrderedRows | null,
): Promise<PricedSelection> {
  const basis = await readBasis(db, businessId, clock.now);
  return priceOn(basis, { db, selection, clock, completeness, ordered });
}

interface Asking {
  readonly db: Queries;
  readonly selection: Selection;
  readonly clock: Clock;
  readonly completeness: Completeness;
  /** The ad that is edited; null for a new one. */
  readonly ordered: OrderedRows | null;
}

/** Variant of {@link priceSelection} on a basis that was just read. */
export async function priceOn(
  basis: PriceBasis,
  { db, selection, clock, completeness, ordered }: Asking,
): Promise<PricedSelection> {
  const { supportId, headingId } = selection;
  const offer = await offerAt(db, basis.catalogueVersion, supportId, headingId);
  const editOffer = offerForEdit(offer, supportId, ordered);
  const checked = checkSelection(editOffer, selection, clock, completeness);
  const rate = packageFor(basis, checked.sold.product.id, dateInZone(clock.now, clock.zone));
  return priceChecked(checked, rate ?? null, clock.zone);
}

interface HeldRate {
  /** Centimes. */
  readonly price: number;
  /** The last day; null: without end. */
  readonly ends_on: string | null;
}

/** Prices a selection that holds, with the account's package for its product where there is one. */
export function priceChecked(
  { selection, offer, sold, options, text }: CheckedSelection,
  rate: HeldRate | null,
  zone: string,
): PricedSelection {
  return {
    ...text,
    ...describe(offer, sold, selection),
    options,
    price: priceOf(offer, sold, {
      lineCount: text.lineCount,
      dates: selection.dates.length,
      packageRate: rate?.price ?? null,
    }),
    expiresAt: expiryOf(offer, selection, rate?.ends_on ?? null, zone),
  };
}

function describe(offer: OpenOffer, { product, canvas }: Sold, selection: Selection) {
  const subheading = offer.subheadings.find(({ id }) => id === selection.subheadingId);
  return {
    medium: mediumOf(offer.channel_id),
    channelId: offer.channel_id,
    fixedPrice: offer.fixed_price,
    leadHours: offer.lead_hours,
    supportId: selection.supportId,
    headingId: selection.headingId,
    subheadingId: subheading?.id ?? null,
    asksSector: subheading?.asks_sector ?? false,
    productId: product.id,
    adTypeId: product.ad_type_id,
    colourId: product.colour_id,
    format: product.format === "L" ? "line" : "modular",
    canvasId: canvas.id,
    modules: canvas.modules,
    unitPrice: cataloguePrice(offer, { product, canvas }),
  } as const;
}

/** The earliest cut-off of the dates, or the end of the package that gives the price. */
function expiryOf(
  offer: OpenOffer,
  { dates }: Selection,
  packageEnd: string | null,
  zone: string,
): number {
  const ends = dates.map((date) => cutoffOf(offer.lead_hours, date, zone));
  if (packageEnd !== null) ends.push(endOfDay(packageEnd, zone));
  return Math.min(...ends);
}

function endOfDay(day: string, zone: string): number {
  if (!isIsoDate(day)) throw new RangeError(`Not a day: ${day}`);
  return startOfDayInZone(addDays(day, 1), zone);
}
