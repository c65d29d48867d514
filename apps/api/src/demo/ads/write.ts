import { permissionsOf, type Standing } from "@parution/rules/access";
import { type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import { completeDetails } from "../../orders/place/details.ts";
import { adColumns } from "../../orders/place/insert.ts";
import { holdSelection, type Offer, type PricedSelection, priceHeld } from "../../pricing/index.ts";
import { composeDetails, composeSelection } from "./compose.ts";
import { factsOf } from "./facts.ts";
import type { PlannedAd } from "./plan.ts";
import { chooseDates, daysAround, orderInstant } from "./schedule.ts";
import { lives, orderStatusOf } from "./states.ts";

const MINUTE = 60_000;

/** Who places an ad. */
export interface Owner {
  readonly businessId: number;
  readonly userId: number;
  readonly standing: Standing;
}

/** What an ad is written with. */
export interface Desk {
  /** Epoch milliseconds: the instant of the demonstration. */
  readonly now: number;
  readonly zone: string;
  readonly headingId: number;
  readonly subheadingId: number;
  readonly offer: Offer;
  readonly owner: Owner;
}

/** An ad with its order, whole but for their ids. */
export interface WrittenAd {
  readonly planned: PlannedAd;
  readonly owner: Owner;
  readonly orderedAt: Date;
  /** Null: not settled. */
  readonly settledAt: Date | null;
  readonly dates: readonly IsoDate[];
  readonly price: PricedSelection["price"];
  readonly order: ReturnType<typeof orderRow>;
  readonly ad: ReturnType<typeof adRow>;
}

/** An ad with the id that it shares with its order: the oldest is 1. */
export interface NumberedAd extends WrittenAd {
  readonly id: number;
}

/** Writes a planned ad as if it had been ordered in its time: held against that day's calendar, priced by the catalogue. */
export function writeAd(planned: PlannedAd, desk: Desk): WrittenAd {
  const { zone, offer, owner } = desk;
  const orderedAt = orderInstant(planned, desk.now);
  const { facts, cityId } = factsOf(
    planned.seed,
    planned.tongue,
    daysAround(orderedAt, planned.seed, zone),
  );
  const written = { ...desk, planned, facts, text: planned.kind.write(facts) };
  const dates = chooseDates(planned, offer, orderedAt, zone);
  const wanted = composeSelection(written, { orderedAt, dates });
  const held = holdSelection(offer, wanted, { now: orderedAt, zone }, "whole");
  const selection = priceHeld(held, null, zone);
  const may = permissionsOf(owner.standing);
  const details = completeDetails(composeDetails(written, cityId), selection, may);
  const at = new Date(orderedAt);
  const columns = adColumns({ selection, details, dates, at, clientAddress: "127.0.0.1" });
  const settledAt =
    lives[planned.state].order === "settled" ? new Date(orderedAt + 5 * MINUTE) : null;
  return {
    planned,
    owner,
    dates,
    settledAt,
    orderedAt: at,
    price: selection.price,
    order: orderRow(planned, owner, selection, at, settledAt),
    ad: adRow(planned, owner, columns, startOfDayInZone(dates[0], zone)),
  };
}

function orderRow(
  { state }: PlannedAd,
  { businessId, userId, standing }: Owner,
  { supportId, price }: PricedSelection,
  at: Date,
  settledAt: Date | null,
) {
  return {
    kind: "ad" as const,
    status: orderStatusOf(lives[state], standing.credit),
    payment_method:
      settledAt === null ? null : PAYMENT_METHOD_CODES[standing.credit ? "onTerm" : "card"],
    business_id: businessId,
    user_id: userId,
    support_id: supportId,
    total: price.total,
    excl_tax: price.exclTax,
    tax: price.tax,
    created_at: at,
    settled_at: settledAt,
    cancelled_at: lives[state].order === "cancelled" ? new Date(at.getTime() + MINUTE) : null,
  };
}

function adRow(
  { state }: PlannedAd,
  { businessId, userId }: Owner,
  columns: ReturnType<typeof adColumns>,
  publishedAt: number,
) {
  const { status, isOnline, isPublished } = lives[state];
  return {
    ...columns,
    business_id: businessId,
    user_id: userId,
    status,
    online: isOnline,
    published_at: isPublished ? new Date(publishedAt) : null,
  };
}
