import type { applyCoupon, payOrder } from "@parution/contract/payments";
import { type Centimes, lessPercent, splitTax } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { invalid, type Messages, type ProblemError } from "../platform/http/problems.ts";
import { countUses, findCoupon, updateAmounts } from "./queries.ts";

/** The order that a coupon is meant for. */
export interface CouponOrder {
  readonly id: number;
  readonly businessId: number;
  readonly productId: number | null;
  /** Charged amount in centimes, net of an earlier coupon. */
  readonly total: Centimes;
  readonly discount: Centimes;
}

/** Price of an order with a coupon. */
export interface CouponPrice {
  readonly couponId: number;
  readonly percent: number;
  readonly total: Centimes;
}

/**
 * The price of an order with a coupon. It replaces a coupon taken earlier.
 * @throws ProblemError 422 on `couponCode` when there is no such coupon, or not for this order, or not any more.
 */
export async function priceWithCoupon(
  db: Queries,
  code: string,
  order: CouponOrder,
  now: number,
): Promise<CouponPrice> {
  const coupon = await findCoupon(db, code).executeTakeFirst();
  if (coupon === undefined || !isFor(coupon, order)) throw refused(texts.unknown);
  if (coupon.starts_at.getTime() > now) throw refused(texts.unknown);
  if (coupon.ends_at !== null && coupon.ends_at.getTime() <= now) throw refused(texts.expired);
  if (coupon.max_uses !== null && (await countUses(db, coupon.id, order.id)) >= coupon.max_uses) {
    throw refused(texts.used);
  }
  const total = lessPercent(order.total + order.discount, coupon.percent);
  return { couponId: coupon.id, percent: coupon.percent, total };
}

/**
 * Takes a coupon into an order that its transaction has locked; the coupon is locked too, so that its last use is used once.
 * @throws ProblemError as {@link priceWithCoupon}.
 * @returns the order's new amounts.
 */
export async function takeCoupon(
  tx: Transaction<Database>,
  code: string,
  order: CouponOrder,
  now: number,
) {
  await findCoupon(tx, code).forUpdate().execute();
  const { couponId, total } = await priceWithCoupon(tx, code, order, now);
  const { exclTax, tax } = splitTax(total);
  const discount = order.total + order.discount - total;
  await updateAmounts(tx, order.id, { total, exclTax, tax, discount, couponId });
  return { total, exclTax, tax, discount, couponId };
}

function isFor(
  coupon: { business_id: number | null; product_id: number | null },
  order: CouponOrder,
): boolean {
  const ofBusiness = coupon.business_id === null || coupon.business_id === order.businessId;
  const ofProduct = coupon.product_id === null || coupon.product_id === order.productId;
  return ofBusiness && ofProduct;
}

const refused = (message: Messages): ProblemError =>
  invalid<typeof applyCoupon | typeof payOrder>({ couponCode: [message] }, message);

const texts = {
  unknown: {
    fr: "Ce coupon n’existe pas ou ne concerne pas cette commande.",
    ar: "هذه القسيمة غير موجودة أو لا تخص هذا الطلب.",
  },
  expired: { fr: "Ce coupon a expiré.", ar: "انتهت صلاحية هذه القسيمة." },
  used: { fr: "Ce coupon a déjà été utilisé.", ar: "سبق استعمال هذه القسيمة." },
} as const satisfies Record<string, Messages>;
