import type { Account } from "./account.ts";
import type { Support } from "./offer.ts";
import { EMPTY_ORDER, type OrderValues } from "./order-values.ts";

/** What a visit says of the support: the address's id, or the newspaper that the visitor is with. */
export interface Wish {
  readonly supportId: number | null;
  readonly slug: string | null;
}

/** The id in `support-{id}`; null for any other text. */
export function supportIdIn(segment: string | undefined): number | null {
  const digits = /^support-(\d{1,9})$/.exec(segment ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The support that a new order begins with: the wished one, else the installation's first. */
export function startSupport(supports: readonly Support[], wish: Wish): Support | null {
  return (
    supports.find(({ id }) => id === wish.supportId) ??
    supports.find(({ slug }) => slug === wish.slug) ??
    supports[0] ??
    null
  );
}

/** A new order of this account on this support. */
export function newOrder(account: Account, support: Support | null): OrderValues {
  return {
    ...EMPTY_ORDER,
    texts: { ...EMPTY_ORDER.texts },
    medium: support?.medium ?? null,
    supportId: support?.id ?? null,
    ice: account.permissions.entersIce ? (account.business.ice ?? "") : "",
  };
}
