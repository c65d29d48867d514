import { AD_STATUS_CODES, AD_SWITCH_CODES } from "@parution/rules/ads";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { PAYMENT_METHOD_CODES, type PaymentMethod } from "@parution/rules/payment";
import { MEMBER_STATUS_CODES, type MemberStatus, memberStatusOf } from "@parution/rules/team";
import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { code } from "./codes.ts";
import { count } from "./numbers.ts";

const METHODS = [
  "card",
  "cashPartner",
  "balance",
  "onTerm",
] as const satisfies readonly PaymentMethod[];

/** Medium of an ad. */
export const medium = code({ print: 1, digital: 2 });

/** The state of an ad (docs/domain/orders-and-statuses.md#ad-statuses). */
export const adStatus = code(AD_STATUS_CODES, "unpaid");

/** State of a validated ad on the web. */
export const webState = code({ planned: "a-venir", online: "en-ligne", offline: "retiree" });

/** Direction in which an ad may be switched (docs/domain/orders-and-statuses.md#switching-an-ad). */
export const adSwitch = code(AD_SWITCH_CODES, "none");

/** The state of an order (docs/domain/orders-and-statuses.md#order-statuses). */
export const orderStatus = code(ORDER_STATUS_CODES, "unpaid");

/** Kind of order; `type_id` 1 is a top-up. */
export const orderKind = code({ topup: 1, ad: 2, journal: 3, subscription: 4 }, "ad");

/** Payment method of an order (docs/domain/payments.md#methods). */
export const paymentMethod = code(PAYMENT_METHOD_CODES);

/** Payment method of an order; null: none chosen, or one unknown to this version. */
export const chosenMethod: Codec<PaymentMethod | null, number | string | null> = z.codec(
  z.nullable(count),
  z.custom<PaymentMethod | null>(),
  {
    decode: (wire) => METHODS.find((method) => PAYMENT_METHOD_CODES[method] === wire) ?? null,
    encode: (method) => method && PAYMENT_METHOD_CODES[method],
  },
);

/** The ways on offer; those this version does not know are left out. */
export const paymentMethods: Codec<PaymentMethod[], (number | string | null)[]> = z.codec(
  z.array(chosenMethod),
  z.custom<PaymentMethod[]>(Array.isArray),
  { decode: (methods) => methods.filter((one) => one !== null), encode: (methods) => methods },
);

/**
 * True when a member of a team may sign in; 0, null and an absent status are deactivated
 * (docs/domain/team.md#member-status).
 */
export const memberStatus: Codec<MemberStatus, number | string | null | undefined> = z.codec(
  z.optional(z.nullable(count)),
  z.custom<MemberStatus>(),
  { decode: memberStatusOf, encode: (status) => MEMBER_STATUS_CODES[status] },
);
