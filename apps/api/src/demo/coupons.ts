import type { Queries } from "../platform/database/index.ts";

const DAY = 86_400_000;

/** A coupon that anybody may use. */
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
