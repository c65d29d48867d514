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

/** Where a notice appears. */
export const medium = code({ print: 1, digital: 2 });

/** The state of an ad (readings F1). */
export const adStatus = code(AD_STATUS_CODES, "unpaid");

/** Where a validated ad stands on the web. */
export const webState = code({ planned: "a-venir", online: "en-ligne", offline: "retiree" });

/** Which way an ad may be switched (specification 2, point 4). */
export const adSwitch = code(AD_SWITCH_CODES, "none");

/** The state of an order (readings F2). */
export const orderStatus = code(ORDER_STATUS_CODES, "unpaid");

/** What an order is for; `type_id` 1 is a top-up (specification 2, point 4). */
export const orderKind = code({ topup: 1, ad: 2, journal: 3, subscription: 4 }, "ad");

/** How to pay an order (readings F3). */
export const paymentMethod = code(PAYMENT_METHOD_CODES);

/** How an order is paid; null: nothing chosen yet, or a method this version does not know. */
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

/** Whether a member of a team may sign in; 0, null and an absent status are deactivated (readings F4). */
export const memberStatus: Codec<MemberStatus, number | string | null | undefined> = z.codec(
  z.optional(z.nullable(count)),
  z.custom<MemberStatus>(),
  { decode: memberStatusOf, encode: (status) => MEMBER_STATUS_CODES[status] },
);
