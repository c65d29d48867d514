import { addDays, dateInZone, type IsoDate, weekdayOf } from "@parution/rules/dates";
import { priceJournal } from "@parution/rules/journal";
import { splitTax, withTax } from "@parution/rules/money";
import { type Dice, dice } from "../ads/random.ts";
import {
  journalDeliveries,
  journalDurations,
  journalPrices,
  journalProducts,
} from "../journal-catalogue.ts";
import { subscriptionPrices } from "../offers.ts";
import type { Goods, Outcome, Owner, WrittenOrder } from "./order.ts";

/** Time, user and outcome of an order. */
export interface Occasion {
  readonly seed: number;
  readonly owner: Owner;
  /** Epoch milliseconds. */
  readonly orderedAt: number;
  readonly outcome: Outcome;
  readonly zone: string;
}

/** Delivery to an address. */
const DELIVERED = 2;
const SUNDAY = 0;
const SATURDAY = 6;

/** Orders from one to three issues of the weeks and months before. */
export function writeJournal(occasion: Occasion): WrittenOrder {
  const thrown = dice(occasion.seed);
  const product = thrown.pick(journalProducts);
  const duration = thrown.pick(journalDurations);
  const delivery = thrown.pick(journalDeliveries);
  const issues = chooseIssues(thrown, duration, dateInZone(occasion.orderedAt, occasion.zone));
  const { total, exclTax, tax, ...price } = priceJournal({
    unitPrice: copyPrice(product.id, duration.id),
    packageRate: null,
    quantities: issues.map(({ quantity }) => quantity),
    deliveryPrice: delivery.price,
  });
  const journal = {
    product_id: product.id,
    duration_id: duration.id,
    delivery_id: delivery.id,
    unit_price: price.unit,
    delivery_price: price.delivery,
    by_package: false,
    copies: price.copies,
    phone: `0500${thrown.between(100_000, 999_999)}`,
    address: delivery.id === DELIVERED ? `${thrown.between(2, 90)}, rue Allal Ben Abdellah` : null,
    legal_name: null,
  };
  const goods: Goods = { kind: "journal", journal, issues };
  return writtenOrder(occasion, product.support_id, { total, exclTax, tax }, goods);
}

/** Orders one of the subscriptions that a support sells. */
export function writeSubscription(occasion: Occasion): WrittenOrder {
  const { offer_id, support_id, price } = dice(occasion.seed).pick(subscriptionPrices);
  const total = withTax(price);
  const goods: Goods = { kind: "subscription", subscription: { offer_id, support_id } };
  return writtenOrder(occasion, support_id, { total, ...splitTax(total) }, goods);
}

const TOP_UPS = [500_00, 1_000_00, 1_500_00, 2_000_00];

/** Tops the balance up by a round amount, `least` (centimes) or more: nothing of it is tax. */
export function writeTopUp(occasion: Occasion, least = 0): WrittenOrder {
  const picked = dice(occasion.seed).pick(TOP_UPS);
  const total = Math.max(picked, Math.ceil(least / 500_00) * 500_00);
  return writtenOrder(occasion, 1, { total, exclTax: total, tax: 0 }, { kind: "topup" });
}

function writtenOrder(
  { seed, owner, orderedAt, outcome }: Occasion,
  supportId: number,
  price: WrittenOrder["price"],
  goods: Goods,
): WrittenOrder {
  return { seed, owner, orderedAt: new Date(orderedAt), outcome, supportId, price, goods };
}

/** Weekdays within the age of a duration, each once. */
function chooseIssues(
  thrown: Dice,
  { nearest_days, farthest_days }: (typeof journalDurations)[number],
  today: IsoDate,
) {
  const quantities = new Map<IsoDate, number>();
  for (let count = thrown.between(1, 3); quantities.size < count; ) {
    const date = addDays(today, -thrown.between(nearest_days, farthest_days));
    const day = weekdayOf(date);
    if (day !== SATURDAY && day !== SUNDAY) quantities.set(date, thrown.pick([1, 1, 2, 3, 5]));
  }
  return [...quantities].map(([date, quantity]) => ({ date, quantity }));
}

function copyPrice(productId: number, durationId: number): number {
  const sold = journalPrices.find(
    ({ product_id, duration_id }) => product_id === productId && duration_id === durationId,
  );
  if (sold === undefined) throw new RangeError(`Product ${productId} is not sold`);
  return sold.unit_price;
}
