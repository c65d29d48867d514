import type { AccountFlags } from "@parution/rules/access";
import type { IsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import type { PaymentMethod } from "@parution/rules/payment";
import type { Insertable } from "kysely";
import type {
  JournalOrderTable,
  SubscriptionTable,
} from "../../platform/database/tables/journal.ts";
import type { AdTable } from "../../platform/database/tables/orders.ts";

/** The ordering user. */
export interface Owner extends AccountFlags {
  readonly businessId: number;
  readonly userId: number;
}

/**
 * Outcome of an order: settled; with a code for the cash partner; neither; cancelled before its payment; or cancelled
 * after it and refunded.
 */
export type Outcome = "settled" | "pending" | "unpaid" | "cancelled" | "refunded";

/** Goods of an order, whole but for ids. */
export type Goods =
  | {
      readonly kind: "ad";
      readonly ad: Omit<Insertable<AdTable>, "order_id">;
      readonly dates: readonly IsoDate[];
    }
  | {
      readonly kind: "journal";
      readonly journal: Omit<Insertable<JournalOrderTable>, "order_id">;
      readonly issues: readonly { readonly date: IsoDate; readonly quantity: number }[];
    }
  | {
      readonly kind: "subscription";
      readonly subscription: Omit<Insertable<SubscriptionTable>, "order_id">;
    }
  | { readonly kind: "topup" };

export interface OrderPrice {
  readonly total: Centimes;
  readonly exclTax: Centimes;
  readonly tax: Centimes;
}

/** An order of the demonstration, whole but for its id and the way it is paid. */
export interface WrittenOrder {
  readonly seed: number;
  readonly owner: Owner;
  readonly orderedAt: Date;
  readonly outcome: Outcome;
  readonly supportId: number;
  /** Amounts charged. */
  readonly price: OrderPrice;
  readonly goods: Goods;
  /** Coupon and its discount (centimes), where one was used. */
  readonly coupon?: { readonly id: number; readonly discount: Centimes };
}

/** An order with the way it was paid, or is to be; null: none chosen. */
export interface SettledOrder extends WrittenOrder {
  readonly method: PaymentMethod | null;
  /** True when a transfer has since paid what was put on term. */
  readonly paidOff: boolean;
}
