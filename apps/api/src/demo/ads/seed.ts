import { standingOf } from "@parution/rules/access";
import type { Transaction } from "kysely";
import type { Context } from "../../platform/context/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { findOffer, type Offer } from "../../pricing/index.ts";
import { continueIds } from "../continue-ids.ts";
import { seedAdvertisers } from "./advertisers.ts";
import { type PlannedAd, planAds } from "./plan.ts";
import { postPayments } from "./post-payments.ts";
import { type NumberedAd, type Owner, type WrittenAd, writeAd } from "./write.ts";

/** Rows of one statement: a statement takes 65 535 values. */
const BATCH = 200;

/** Writes the demonstration's ads with their orders, dates and payments, into empty tables, after catalogue and accounts. */
export async function seedAds(
  tx: Transaction<Database>,
  { clock, config }: Pick<Context, "clock" | "config">,
): Promise<void> {
  const now = clock.now();
  const zone = config.publisherZone;
  await seedAdvertisers(tx, new Date(now));
  const [owners, headings, offers] = [await readOwners(tx), await readHeadings(tx), offersOf(tx)];
  const written: WrittenAd[] = [];
  for (const planned of planAds()) {
    const place = headings.get(`${planned.kind.heading}/${planned.kind.subheading}`);
    const owner = owners.get(planned.email);
    if (place === undefined || owner === undefined)
      throw new Error(`Unknown: ${describe(planned)}`);
    const offer = await offers(planned.supportId, place.headingId);
    written.push(writeAd(planned, { ...place, now, zone, offer, owner }));
  }
  const ads = written
    .toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime())
    .map((ad, index) => ({ ...ad, id: index + 1 }));
  await insert(tx, ads);
  await postPayments(tx, ads);
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
  return new Map(rows.map((row) => [row.email, { ...row, standing: standingOf(row) }]));
}

/** By `heading/sub-heading`, as notices name them. */
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

/** Reads what each support sells in each heading once. */
function offersOf(tx: Transaction<Database>) {
  const known = new Map<string, Offer>();
  return async (supportId: number, headingId: number): Promise<Offer> => {
    const key = `${supportId}/${headingId}`;
    const offer = known.get(key) ?? (await findOffer(tx, supportId, headingId));
    if (offer === undefined) throw new Error(`Unknown support: ${supportId}`);
    known.set(key, offer);
    return offer;
  };
}

async function insert(tx: Transaction<Database>, ads: readonly NumberedAd[]): Promise<void> {
  for (let from = 0; from < ads.length; from += BATCH) {
    const batch = ads.slice(from, from + BATCH);
    const orders = batch.map(({ id, order }) => ({ ...order, id }));
    await tx.insertInto("orders").values(orders).execute();
    const rows = batch.map(({ id, ad }) => ({ ...ad, id, order_id: id }));
    await tx.insertInto("ads").values(rows).execute();
  }
  const dates = ads.flatMap(({ id, dates: days }) => days.map((date) => ({ ad_id: id, date })));
  await tx.insertInto("ad_dates").values(dates).execute();
  await continueIds(tx, ["orders", "ads"]);
}
