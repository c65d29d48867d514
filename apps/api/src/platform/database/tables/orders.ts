import type { WordBreak } from "@parution/rules/lines";
import type { OptionChoice } from "@parution/rules/options";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";

/** An ISO day, `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>;
/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

export interface CouponTable {
  id: Generated<number>;
  /** Upper case. */
  code: string;
  percent: number;
  starts_at: Date;
  ends_at: Date | null;
  /** Account that may use the coupon; null: every account. */
  business_id: number | null;
  /** Product that the coupon is for; null: every product. */
  product_id: number | null;
  /** Largest number of orders that may use the coupon; null: any number. */
  max_uses: number | null;
  /** Time at which the coupon was retired; null: it still counts. */
  retired_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface OrderTable {
  id: Generated<number>;
  ref: GeneratedAlways<string>;
  kind: Fixed<"ad" | "journal" | "subscription" | "topup">;
  /** A code of `ORDER_STATUS_CODES`. */
  status: 0 | 1 | 2 | 3 | 4 | 8;
  /** A code of `PAYMENT_METHOD_CODES`; null: nothing settled it yet. */
  payment_method: 1 | 2 | 3 | 4 | null;
  business_id: Fixed<number>;
  user_id: Fixed<number>;
  support_id: number | null;
  /** Centimes charged, tax included: the price less `discount`. */
  total: number;
  excl_tax: number;
  tax: number;
  coupon_id: Defaulted<number | null>;
  discount: Defaulted<number>;
  /** The company's number that its invoice shall carry. */
  ice: Defaulted<string | null>;
  /** The client's own number of the order. */
  purchase_order: Defaulted<string | null>;
  created_at: Fixed<Date>;
  settled_at: Defaulted<Date | null>;
  cancelled_at: Defaulted<Date | null>;
}

export interface AdTable {
  id: Generated<number>;
  ref_web: GeneratedAlways<string>;
  order_id: Fixed<number>;
  business_id: Fixed<number>;
  user_id: Fixed<number>;
  /** A code of `AD_STATUS_CODES`. */
  status: 0 | 1 | 2 | 3 | 4 | 9;
  online: Defaulted<boolean>;
  slug: string;
  channel_id: 1 | 2;
  support_id: number;
  heading_id: number;
  ad_type_id: number;
  subheading_id: number | null;
  product_id: number;
  colour_id: number | null;
  canvas_id: number | null;
  options: JSONColumnType<readonly OptionChoice[]>;
  /** Null for a line ad, which has none. */
  layout: "plainText" | "modular" | null;
  /** Title, body and footer joined, or the text alone. */
  paper_content: string;
  /** The paper content with its formatting, cleaned; null: none. */
  html: Defaulted<string | null>;
  web_title: string;
  web_content: string;
  sector: string | null;
  reference: string | null;
  publish_on_web: boolean;
  anonymous: boolean;
  /** Id of the city; null: none asked, or the one that `other_city` names. */
  city_id: number | null;
  other_city: string | null;
  country_id: number | null;
  telephone: string | null;
  email: string | null;
  client_address: string | null;
  line_count: number;
  /** Word break of its price, which a change of the newspaper's does not affect. */
  word_break: Defaulted<WordBreak>;
  /** Centimes, tax included, before any coupon. */
  total: number;
  first_date: Day;
  last_date: Day;
  created_at: Fixed<Date>;
  published_at: Defaulted<Date | null>;
  /** Time at which an operator archived it; null too for archives older than this column. */
  archived_at: Defaulted<Date | null>;
  /** Reason of a refusal, shown to the advertiser. */
  refusal_reason: Defaulted<string | null>;
  /** Correction that a moderator waits for; null: none. */
  correction_fr: Defaulted<string | null>;
  correction_ar: Defaulted<string | null>;
}

export interface AdDateTable {
  ad_id: number;
  date: Day;
}

export interface AdFileTable {
  id: Generated<number>;
  ad_id: number;
  kind: "photo" | "attachment";
  position: number;
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  storage_key: string;
}

export interface PaymentTable {
  id: Generated<number>;
  ref: Fixed<string>;
  order_id: Fixed<number>;
  provider: Fixed<"cmi" | "cash">;
  /** Centimes. */
  amount: Fixed<number>;
  status: "started" | "refused" | "approved";
  /** Destination of an approved amount. */
  outcome: Defaulted<"order" | "balance" | null>;
  transaction_ref: Defaulted<string | null>;
  result_code: Defaulted<string | null>;
  started_at: Fixed<Date>;
  answered_at: Defaulted<Date | null>;
  /** Expiry of a cash partner's code; null for a card. */
  expires_at: Defaulted<Date | null>;
}

export type HouseAccountKind =
  | "card_clearing"
  | "cash_clearing"
  | "transfer_clearing"
  | "revenue"
  | "tax"
  | "promotions"
  | "opening";

export type BusinessAccountKind = "balance" | "free_balance" | "receivable";

export interface LedgerAccountTable {
  id: Generated<number>;
  kind: HouseAccountKind | BusinessAccountKind;
  business_id: number | null;
  /** The sum of its lines; null for the house's accounts. Changed by the lines alone. */
  amount: ColumnType<number | null, never, never>;
}

export type EntryKind =
  | "opening"
  | "topup"
  | "grant"
  | "order_by_balance"
  | "order_by_card"
  | "order_by_cash"
  | "order_on_term"
  | "card_to_balance"
  | "cash_to_balance"
  | "transfer_to_balance"
  | "transfer_to_debt"
  | "edit_charge"
  | "edit_credit"
  | "date_credit"
  | "reversal";

export interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  kind: Fixed<EntryKind>;
  key: Fixed<string>;
  order_id: Fixed<number | null>;
  payment_id: Fixed<number | null>;
  posted_at: Fixed<Date>;
}

export interface LedgerLineTable {
  entry_id: Fixed<number>;
  account_id: Fixed<number>;
  /** Centimes that the account gains; negative: gives. */
  amount: Fixed<number>;
}

export interface BusinessBalanceView {
  business_id: number;
  balance: number;
  free_balance: number;
  owed: number;
}

/** The tables of migrations 0003 and 0004, by name. */
export interface OrderTables {
  coupons: CouponTable;
  orders: OrderTable;
  ads: AdTable;
  ad_dates: AdDateTable;
  ad_files: AdFileTable;
  payments: PaymentTable;
  ledger_accounts: LedgerAccountTable;
  ledger_entries: LedgerEntryTable;
  ledger_lines: LedgerLineTable;
  business_balances: BusinessBalanceView;
}
