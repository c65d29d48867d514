import type { Account } from "../../shared/account/account-of.ts";
import { newJournalOrder } from "./journal-values.ts";

/** Empty order of an account, with its telephone and its name. */
export function freshOrder({ user, business }: Account, supportId: number | null) {
  const phone = user.phone ?? business.phone ?? "";
  return newJournalOrder(supportId, { phone, legalName: business.companyName ?? "" });
}

/** Newspaper of a visit: the id in the address (`3` or `support-3`), or the visitor's current one. */
export interface Wish {
  readonly named: string | undefined;
  readonly slug: string | null;
}

/** The id in `3` or `support-3`; null for any other text. */
export function namedSupportId(named: string | undefined): number | null {
  const digits = /^(?:support-)?(\d{1,9})$/.exec(named ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The newspaper that a new order begins with; null where none sells issues. */
export function startSupportId(
  supports: readonly { readonly id: number; readonly slug: string }[],
  { named, slug }: Wish,
): number | null {
  const namedId = namedSupportId(named);
  const wished =
    supports.find(({ id }) => id === namedId) ??
    supports.find((support) => support.slug === slug) ??
    supports[0];
  return wished?.id ?? null;
}
