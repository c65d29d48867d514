import type { ColumnType, Generated } from "kysely";

/** An ISO day, `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>;
type NullableDay = ColumnType<string | null, string | null, string | null>;

/** Time at which a row was retired; null: it is still a choice. */
type Retired = ColumnType<Date | null, Date | null | undefined>;

interface Labelled {
  label_fr: string;
  label_ar: string;
}

export interface JournalTypeTable extends Labelled {
  id: Generated<number>;
  position: number;
  retired_at: Retired;
}

export interface JournalSubtypeTable extends Labelled {
  id: Generated<number>;
  type_id: number;
  position: number;
  retired_at: Retired;
}

/** Age of an issue in days before today, both included. */
export interface JournalDurationTable extends Labelled {
  id: Generated<number>;
  nearest_days: number;
  farthest_days: number;
  position: number;
  retired_at: Retired;
}

export interface JournalProductTable {
  id: Generated<number>;
  support_id: number;
  subtype_id: number;
  retired_at: Retired;
}

export interface JournalPriceTable {
  id: Generated<number>;
  product_id: number;
  duration_id: number;
  /** Centimes a copy, tax excluded. */
  unit_price: number;
  retired_at: Retired;
}

export interface JournalDeliveryTable extends Labelled {
  id: Generated<number>;
  /** Centimes, tax excluded. */
  price: number;
  position: number;
  retired_at: Retired;
}

export interface JournalPackageRateTable extends Labelled {
  id: Generated<number>;
  business_id: number;
  product_id: number;
  /** Centimes a copy, charged as it stands. */
  price: number;
  starts_on: Day;
  ends_on: NullableDay;
  created_at: Generated<Date>;
}

export interface JournalOrderTable {
  order_id: number;
  product_id: number;
  duration_id: number;
  delivery_id: number;
  /** Centimes a copy, tax included. */
  unit_price: number;
  /** Centimes, tax included. */
  delivery_price: number;
  by_package: boolean;
  copies: number;
  phone: string;
  /** Address of delivery 2; null for all others. */
  address: string | null;
  legal_name: string | null;
}

export interface JournalOrderDateTable {
  order_id: number;
  date: Day;
  quantity: number;
}

export interface SubscriptionOfferTable {
  id: Generated<number>;
  code: string;
  title_fr: string;
  title_ar: string;
  description_fr: string;
  description_ar: string;
  months: number;
  /** True when it brings the newspaper on paper. */
  on_paper: boolean;
  position: number;
  retired_at: Retired;
}

export interface SubscriptionPriceTable {
  id: Generated<number>;
  offer_id: number;
  support_id: number;
  /** Centimes, tax excluded. */
  price: number;
  retired_at: Retired;
}

export interface SubscriptionTable {
  order_id: number;
  offer_id: number;
  support_id: number;
  /** Delivery address; null for a digital subscription, or where none was given. */
  address: ColumnType<string | null, string | null | undefined>;
  telephone: ColumnType<string | null, string | null | undefined>;
}

/** The tables of migration 0010, by name. */
export interface JournalTables {
  journal_types: JournalTypeTable;
  journal_subtypes: JournalSubtypeTable;
  journal_durations: JournalDurationTable;
  journal_products: JournalProductTable;
  journal_prices: JournalPriceTable;
  journal_deliveries: JournalDeliveryTable;
  journal_package_rates: JournalPackageRateTable;
  journal_orders: JournalOrderTable;
  journal_order_dates: JournalOrderDateTable;
  subscription_offers: SubscriptionOfferTable;
  subscription_prices: SubscriptionPriceTable;
  subscriptions: SubscriptionTable;
}
