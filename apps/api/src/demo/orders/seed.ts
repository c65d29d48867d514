import { lessPercent, splitTax } from "@parution/rules/money";
import type { Transaction } from "kysely";
import { numberInvoices } from "../../invoices/index.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import { findOffer, type Offer } from "../../pricing/index.ts";
import { seedAdvertisers } from "../ads/advertisers.ts";
import { type PlannedAd, planAds } from "../ads/plan.ts";
import { dice } from "../ads/random.ts";
import { writeAd } from "../ads/write.ts";
import { pastClosures } from "../catalogue/seed.ts";
import type { DemoCoupon } from "../offers.ts";
import { closeMonths, type Holdings, keepBooks } from "./books.ts";
import { insertOrders } from "./insert.ts";
import type { Owner, WrittenOrder } from "./order.ts";
import { writeOthers } from "./others.ts";
import { postBooks } from "./post.ts";

const DAY = 86_400_000;
/** Transfers have paid most of what was put on term before. */
const TERM = 90 * DAY;
/** One in so many orders that could be paid with a coupon was. */
const ONE_IN = 6;

/** Data written before the orders. */
interface InitialData {
  /** Balances of each business in the end. */
  readonly holdings: ReadonlyMap<number, Holdings>;
  /** Opening time of the accounts. */
  readonly since: Date;
  readonly coupon: DemoCoupon;
}

/**
 * Writes the demonstration's orders with what they are for, their payments and their invoices, into empty tables, after
 * catalogue and accounts.
 */
export async function seedOrders(
  tx: Transaction<Database>,
  { clock, config }: Pick<Context, "clock" | "config">,
  { holdings, since, coupon }: InitialData,
): Promise<void> {
  const now = clock.now();
  const zone = config.publisherZone;
  await seedAdvertisers(tx, since);
  const owners = await readOwners(tx);
  const written = [
    ...(await writeAds(tx, owners, { now, zone })),
    ...writeOthers(owners, now, zone),
  ];
  const ordered = written.map((order) => takeCoupon(order, coupon));
  const books = keepBooks(ordered, holdings, now - TERM);
  const orders = books.orders.map((order, index) => ({ ...order, id: index + 1 }));
  await insertOrders(tx, orders);
  await postBooks(tx, books, orders, since);
  await numberInvoices({ db: tx, config });
  await closeMonths(tx, since, now, zone);
}

/** The order with the coupon that its payer used, if any: credit takes none. */
function takeCoupon(order: WrittenOrder, coupon: DemoCoupon): WrittenOrder {
  const { owner, orderedAt, outcome, goods, price, seed } = order;
  const couldBe =
    goods.kind === "ad" &&
    outcome === "settled" &&
    !owner.creditAccount &&
    orderedAt >= coupon.startsAt;
  if (!couldBe || dice(seed + 9).between(1, ONE_IN) !== 1) return order;
  const total = lessPercent(price.total, coupon.percent);
  const discount = price.total - total;
  return { ...order, price: { total, ...splitTax(total) }, coupon: { id: coupon.id, discount } };
}

async function writeAds(
  tx: Transaction<Database>,
  owners: ReadonlyMap<string, Owner>,
  { now, zone }: { readonly now: number; readonly zone: string },
): Promise<WrittenOrder[]> {
  const [headings, offers] = [await readHeadings(tx), offersOf(tx, now)];
  const written: WrittenOrder[] = [];
  for (const planned of planAds()) {
    const place = headings.get(`${planned.kind.heading}/${planned.kind.subheading}`);
    const owner = owners.get(planned.email);
    if (place === undefined || owner === undefined)
      throw new Error(`Unknown: ${describe(planned)}`);
    const offer = await offers(planned.supportId, place.headingId);
    written.push(writeAd(planned, { ...place, now, zone, offer, owner }));
  }
  return written;
}

function describe({ email, kind }: PlannedAd): string {
  return `${email}, ${kind.heading}/${kind.subheading}`;
}

async function readOwners(tx: Transaction<Database>): Promise<ReadonlyMap<string, Owner>> {
  const rows = await tx
    .selectFrom("users")
    .innerJoin("businesses", "businesses.id", "users.business_id")
    .select([
      "users.id as userId",
      "users.email",
      "users.business_id as businessId",
      "users.is_parent as isParent",
      "users.roles",
      "businesses.account_kind as kind",
      "businesses.credit_account as creditAccount",
      "businesses.convention",
    ])
    .execute();
  return new Map(rows.map((row) => [row.email, row]));
}

/** Reads the headings by `heading/sub-heading`, as ads name them. */
async function readHeadings(tx: Transaction<Database>) {
  const rows = await tx
    .selectFrom("subheadings as subheading")
    .innerJoin("headings as heading", "heading.id", "subheading.heading_id")
    .select([
      "heading.slug as heading",
      "heading.id as headingId",
      "subheading.slug as subheading",
      "subheading.id as subheadingId",
    ])
    .execute();
  return new Map(rows.map((row) => [`${row.heading}/${row.subheading}`, row]));
}

/** Reads what each support sells in each heading once; with the holidays of the years before, which are in the past. */
function offersOf(tx: Transaction<Database>, now: number) {
  const known = new Map<string, Offer>();
  const past = pastClosures(now);
  return async (supportId: number, headingId: number): Promise<Offer> => {
    const key = `${supportId}/${headingId}`;
    const offer = known.get(key) ?? (await readOffer(tx, supportId, headingId, past));
    known.set(key, offer);
    return offer;
  };
}

async function readOffer(
  tx: Transaction<Database>,
  supportId: number,
  headingId: number,
  past: ReturnType<typeof pastClosures>,
): Promise<Offer> {
  const offer = await findOffer(tx, supportId, headingId);
  if (offer === undefined) throw new Error(`Unknown support: ${supportId}`);
  const closed = past.filter(({ support_id }) => support_id === supportId);
  return { ...offer, closures: [...offer.closures, ...closed] };
}
