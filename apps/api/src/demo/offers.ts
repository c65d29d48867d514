import type { Insertable } from "kysely";
import type { Row } from "../newspaper/starter/heading-spec.ts";
import type {
  SubscriptionOfferTable,
  SubscriptionPriceTable,
} from "../platform/database/tables/journal.ts";
import type { Queries } from "../platform/database/transaction.ts";

export const subscriptionOffers: Row<SubscriptionOfferTable>[] = [
  {
    id: 1,
    code: "NUM-1",
    on_paper: false,
    title_fr: "Numérique, un mois",
    title_ar: "رقمي، شهر واحد",
    description_fr: "Le journal en ligne dès six heures du matin.",
    description_ar: "الجريدة على الإنترنت ابتداء من السادسة صباحا.",
    months: 1,
    position: 1,
  },
  {
    id: 2,
    code: "NUM-12",
    on_paper: false,
    title_fr: "Numérique, un an",
    title_ar: "رقمي، سنة كاملة",
    description_fr: "Le journal en ligne dès six heures du matin, et cinq ans d’archives.",
    description_ar: "الجريدة على الإنترنت ابتداء من السادسة صباحا، مع أرشيف خمس سنوات.",
    months: 12,
    position: 2,
  },
  {
    id: 3,
    code: "PAP-12",
    on_paper: true,
    title_fr: "Papier et numérique, un an",
    title_ar: "ورقي ورقمي، سنة كاملة",
    description_fr: "Le journal livré chaque matin, l’édition en ligne et cinq ans d’archives.",
    description_ar: "الجريدة تصلكم كل صباح، مع النسخة الرقمية وأرشيف خمس سنوات.",
    months: 12,
    position: 3,
  },
];

export const subscriptionPrices: Insertable<SubscriptionPriceTable>[] = [
  { offer_id: 1, support_id: 1, price: 50_00 },
  { offer_id: 2, support_id: 1, price: 480_00 },
  { offer_id: 3, support_id: 1, price: 1_250_00 },
  { offer_id: 1, support_id: 2, price: 50_00 },
  { offer_id: 2, support_id: 2, price: 480_00 },
  { offer_id: 3, support_id: 2, price: 1_250_00 },
  { offer_id: 1, support_id: 3, price: 60_00 },
  { offer_id: 2, support_id: 3, price: 580_00 },
];

const DAY = 86_400_000;

/** A coupon for every account. */
export interface DemoCoupon {
  readonly id: number;
  readonly percent: number;
  readonly startsAt: Date;
}

/**
 * Two coupons to try: one that counts, and one that has ended.
 * @returns the one that counts.
 */
export async function seedCoupons(db: Queries, now: number): Promise<DemoCoupon> {
  const startsAt = new Date(now - 60 * DAY);
  const coupon = { starts_at: startsAt, business_id: null, product_id: null, max_uses: null };
  const percent = 10;
  const { id } = await db
    .insertInto("coupons")
    .values({ ...coupon, code: "BIENVENUE10", percent, ends_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("coupons")
    .values({ ...coupon, code: "PRINTEMPS15", percent: 15, ends_at: new Date(now - DAY) })
    .execute();
  return { id, percent, startsAt };
}
