import { addDays, type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import { type Action, type OperationInside, Refusal } from "./action.ts";
import { findAccount } from "./credit.ts";
import { findProduct, insertCoupon } from "./queries.ts";

/** A coupon as an operator issues it. */
export interface NewCoupon {
  readonly code: string;
  readonly percent: number;
  /** First day of the coupon's validity; null: from now. */
  readonly from: IsoDate | null;
  /** Last day of its validity; null: without end. */
  readonly until: IsoDate | null;
  /** Account that may use the coupon; null: every account. */
  readonly account: string | null;
  /** Product that the coupon is for; null: every product. */
  readonly productId: number | null;
  /** Largest number of orders that may use the coupon; null: any number. */
  readonly uses: number | null;
}

/** Issues a coupon; its days are the publisher's. */
export function issueCoupon(coupon: NewCoupon, reason: string | null): Action {
  const code = coupon.code.trim().toUpperCase();
  return {
    command: "coupon",
    subject: code,
    reason,
    carryOut: (operation) => issue(operation, { ...coupon, code }),
  };
}

async function issue(operation: OperationInside, coupon: NewCoupon) {
  const { db, clock, config } = operation;
  const { code, percent, from, until, account, productId, uses } = coupon;
  if (until !== null && from !== null && until < from)
    throw new Refusal("It ends before it begins.");
  await requireProduct(operation, productId);
  const holder = account === null ? null : await findAccount(db, account);
  const zone = config.publisherZone;
  const startsAt = from === null ? clock.now() : startOfDayInZone(from, zone);
  const endsAt = until === null ? null : startOfDayInZone(addDays(until, 1), zone);
  if (endsAt !== null && endsAt <= clock.now()) throw new Refusal("Its last day has passed.");
  const issued = await insertCoupon(db, {
    code,
    percent,
    starts_at: new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
    business_id: holder?.id ?? null,
    product_id: productId,
    max_uses: uses,
  });
  if (issued === undefined) throw new Refusal(`The code ${code} is taken.`);
  const rights = { percent, from, until, account: holder?.id ?? null, product: productId, uses };
  return { before: {}, after: { coupon: issued.id, ...rights } };
}

async function requireProduct({ db }: OperationInside, productId: number | null): Promise<void> {
  if (productId === null) return;
  const product = await findProduct(db, productId);
  if (product === undefined) throw new Refusal(`There is no product ${productId}.`);
}
