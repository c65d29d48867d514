import {
  type Permissions,
  paymentMethodsOf,
  permissionsOf,
  topUpMethodsOf,
} from "@parution/rules/access";
import type { OrderKind } from "@parution/rules/orders";
import type { PaymentMethod } from "@parution/rules/payment";
import type { Config } from "../platform/config/config.ts";
import { forbidden, type Messages, notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";

/** Permissions from the flags of the caller's account (docs/domain/accounts.md#permissions). */
export const permissionsOfCaller = (identity: Identity): Permissions => permissionsOf(identity);

/** Payment methods that the caller's account has for a kind of order, without a provider whose key is not set yet. */
export function offeredMethods(
  identity: Identity,
  kind: OrderKind,
  { ready }: Pick<Config, "ready">,
): PaymentMethod[] {
  const methods = kind === "topup" ? topUpMethodsOf(identity) : paymentMethodsOf(identity);
  return methods.filter(
    (method) => (method !== "card" || ready.card) && (method !== "cashPartner" || ready.cash),
  );
}

/** @throws ProblemError 403 when the caller's account takes no coupons, or the order is a top-up. */
export function requireCouponRight(identity: Identity, kind: OrderKind): void {
  if (kind === "topup") throw forbidden(texts.topUpCoupon);
  if (!permissionsOfCaller(identity).mayUseCoupon) throw forbidden(texts.coupon);
}

/**
 * Identity comes from the session alone: a payload that names one must agree (docs/domain/accounts.md#identity).
 * @throws ProblemError 404 when it does not, also for an unknown user.
 */
export function requireOwnIdentity(
  identity: Identity,
  claim: { readonly userId?: number | undefined; readonly clientHash?: string | undefined },
): void {
  const otherUser = claim.userId !== undefined && claim.userId !== identity.userId;
  const otherHash = claim.clientHash !== undefined && claim.clientHash !== identity.clientHash;
  if (otherUser || otherHash) throw notFound(texts.identity);
}

const texts = {
  coupon: {
    fr: "Les comptes à terme n’utilisent pas de coupon.",
    ar: "لا تستعمل حسابات الأداء الآجل القسائم.",
  },
  topUpCoupon: {
    fr: "Une recharge du solde ne prend pas de coupon.",
    ar: "لا تستعمل القسائم في تعبئة الرصيد.",
  },
  identity: {
    fr: "Cette demande est faite au nom d’un autre utilisateur.",
    ar: "هذا الطلب مقدم باسم مستخدم آخر.",
  },
} as const satisfies Record<string, Messages>;

/**
 * Accounts with a convention order through calls of their own, other accounts do not
 * (docs/domain/orders-and-statuses.md#placing-an-order).
 * @throws ProblemError 403 for a call of the other kind of account.
 */
export function requireConventionCall(identity: Identity, isConventionCall: boolean): void {
  if (permissionsOfCaller(identity).usesConventionCalls === isConventionCall) return;
  throw forbidden(isConventionCall ? conventionTexts.without : conventionTexts.under);
}

const conventionTexts = {
  without: {
    fr: "Cette demande est réservée aux comptes sous convention.",
    ar: "هذا الطلب مخصص للحسابات المرتبطة باتفاقية.",
  },
  under: {
    fr: "Votre compte est sous convention : passez par le formulaire des appels d’offres.",
    ar: "حسابكم مرتبط باتفاقية: المرجو استعمال استمارة طلبات العروض.",
  },
} as const satisfies Record<string, Messages>;
