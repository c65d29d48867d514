import type { Queries } from "../platform/database/index.ts";

const DAY = 86_400_000;

/** Two coupons to try: one that counts, and one that has ended. */
export async function seedCoupons(db: Queries, now: number): Promise<void> {
  const coupon = { starts_at: new Date(now - 60 * DAY), business_id: null, product_id: null };
  await db
    .insertInto("coupons")
    .values([
      { ...coupon, code: "BIENVENUE10", percent: 10, ends_at: null, max_uses: null },
      { ...coupon, code: "PRINTEMPS15", percent: 15, ends_at: new Date(now - DAY), max_uses: null },
    ])
    .execute();
}
