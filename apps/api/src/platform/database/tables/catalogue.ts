import type { Language } from "@parution/contract/call";
import type { WordBreak } from "@parution/rules/lines";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** An ISO day, `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>;
type NullableDay = ColumnType<string | null, string | null, string | null>;

/** Time at which a row was retired; null: it is still a choice. */
type Retired = ColumnType<Date | null, Date | null | undefined>;

interface Labelled {
  label_fr: string;
  label_ar: string;
}

export interface ChannelTable extends Labelled {
  id: 1 | 2;
}

export interface SupportTable extends Labelled {
  id: Generated<number>;
  slug: string;
  tagline_fr: Generated<string>;
  tagline_ar: Generated<string>;
  channel_id: 1 | 2;
  language: Language;
  fixed_price: boolean;
  /** Row ends of new line ads. */
  word_break: Generated<WordBreak>;
  /** Centimes, tax included. */
  package_price: number | null;
  package_block_lines: number | null;
  package_min_dates: number | null;
  calendar_start: NullableDay;
  calendar_end: NullableDay;
  calendar_days: number;
  /** Hours before a day begins at which it closes to new ads. */
  lead_hours: number;
  /** 0 Sunday to 6 Saturday. */
  closed_weekdays: Generated<number[]>;
  moroccan_holidays: Generated<boolean>;
  /** Last day for which the two above are written into closures. */
  closures_until: ColumnType<string | null, string | undefined, string>;
  /** First day from which it appears on Saturdays, and on Sundays; null: it does not. */
  saturdays_from: ColumnType<string | null, string | null | undefined, string | null>;
  sundays_from: ColumnType<string | null, string | null | undefined, string | null>;
  /** Saturdays and Sundays with an edition that the two above leave out. */
  special_days: ColumnType<string[], string[] | undefined, string[]>;
  /** Paid ads wait for a moderator, whatever the installation does with others. */
  moderated: Generated<boolean>;
  /** Evidence behind the certificates of a printed newspaper. */
  publication_proof: Generated<"printed" | "calendar">;
  position: number;
}

export interface SupportTierTable {
  support_id: number;
  min_lines: number;
  max_lines: number | null;
  code: "PF" | "PF_L" | "DP";
  discount_percent: number | null;
}

export interface ClosureTable {
  support_id: number;
  date: Day;
  reason_fr: string;
  reason_ar: string;
  /** True: closed for its day of the week alone, which comes back; a holiday on it is not. */
  weekly: Generated<boolean>;
}

/** A religious day before its announcement. */
export interface ProvisionalDayTable {
  support_id: number;
  date: Day;
  reason_fr: string;
  reason_ar: string;
}

export interface HeadingTable extends Labelled {
  id: Generated<number>;
  slug: string;
  is_product: boolean;
  position: number;
  retired_at: Retired;
}

export interface SupportHeadingTable {
  id: Generated<number>;
  support_id: number;
  heading_id: number;
  /** Centimes, tax excluded. */
  unit_price: number;
  discount_percent: number | null;
  retired_at: Retired;
}

export interface SubheadingTable extends Labelled {
  id: Generated<number>;
  heading_id: number;
  slug: string;
  asks_sector: boolean;
  position: number;
  retired_at: Retired;
}

export interface OptionTable extends Labelled {
  id: Generated<number>;
  heading_id: number;
  position: number;
  retired_at: Retired;
}

export interface SuboptionTable extends Labelled {
  id: Generated<number>;
  option_id: number;
  position: number;
  retired_at: Retired;
}

export interface AdTypeTable extends Labelled {
  id: Generated<number>;
  position: number;
}

export interface ColourTable extends Labelled {
  id: Generated<number>;
  position: number;
  retired_at: Retired;
}

export interface ProductTable extends Labelled {
  id: Generated<number>;
  support_id: number;
  heading_id: number;
  ad_type_id: number;
  colour_id: number | null;
  format: "L" | "M";
  retired_at: Retired;
}

export interface CanvasTable extends Labelled {
  id: Generated<number>;
  format: "L" | "M";
  image: string | null;
  css_class: string;
  width_mm: number;
  height_mm: number;
  title_limit: number;
  body_limit: number;
  footer_limit: number;
  modules: number;
  fixed_price: boolean;
  retired_at: Retired;
}

export interface ProductCanvasTable {
  id: Generated<number>;
  product_id: number;
  canvas_id: number;
  /** Centimes, tax excluded; null: the heading's price. */
  price: number | null;
  retired_at: Retired;
}

export interface CountryTable extends Labelled {
  id: Generated<number>;
  code: string;
}

export interface CityTable extends Labelled {
  id: Generated<number>;
  country_id: number;
  retired_at: Retired;
}

export interface PackageRateTable extends Labelled {
  id: Generated<number>;
  business_id: number;
  product_id: number;
  price: number;
  starts_on: Day;
  ends_on: NullableDay;
  created_at: Generated<Date>;
}

export interface ThemeOverrideTable {
  id: Generated<number>;
  support_id: number;
  business_id: number | null;
  styles: JSONColumnType<Record<string, string>>;
}

export interface SettingTable {
  key: "cache_version" | "account_links";
  value: ColumnType<unknown, string, string>;
}

export interface RateCardTable {
  id: Generated<number>;
  label: string;
  valid_from: Date;
  /** Prices as `rate-cards` describes them. */
  prices: ColumnType<unknown, string, string>;
  created_at: Date;
  applied_at: Date | null;
  withdrawn_at: Date | null;
}

export interface RateDraftTable {
  id: Generated<number>;
  label: string;
  /** Prices as `rate-cards` describes them. */
  prices: ColumnType<unknown, string, string>;
  version: Generated<number>;
  updated_at: Date;
  updated_by: number;
}

export interface CatalogueVersionTable {
  /** Changed by triggers alone. */
  version: ColumnType<number, never, never>;
}

/** The tables of migrations 0002, 0050, 0053 and 0057, by name. */
export interface CatalogueTables {
  channels: ChannelTable;
  supports: SupportTable;
  support_tiers: SupportTierTable;
  closures: ClosureTable;
  provisional_days: ProvisionalDayTable;
  headings: HeadingTable;
  support_headings: SupportHeadingTable;
  subheadings: SubheadingTable;
  options: OptionTable;
  suboptions: SuboptionTable;
  ad_types: AdTypeTable;
  colours: ColourTable;
  products: ProductTable;
  canvases: CanvasTable;
  product_canvases: ProductCanvasTable;
  countries: CountryTable;
  cities: CityTable;
  package_rates: PackageRateTable;
  theme_overrides: ThemeOverrideTable;
  settings: SettingTable;
  catalogue_version: CatalogueVersionTable;
  rate_cards: RateCardTable;
  rate_drafts: RateDraftTable;
}
