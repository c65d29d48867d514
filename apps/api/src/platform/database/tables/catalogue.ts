import type { Language } from "@parution/contract/call";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** An ISO day, `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>;
type NullableDay = ColumnType<string | null, string | null, string | null>;

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
  /** Centimes, tax included. */
  package_price: number | null;
  package_block_lines: number | null;
  package_min_dates: number | null;
  calendar_start: NullableDay;
  calendar_end: NullableDay;
  calendar_days: number;
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
}

export interface HeadingTable extends Labelled {
  id: Generated<number>;
  slug: string;
  is_product: boolean;
  position: number;
}

export interface SupportHeadingTable {
  support_id: number;
  heading_id: number;
  /** Centimes, tax excluded. */
  unit_price: number;
  discount_percent: number | null;
}

export interface SubheadingTable extends Labelled {
  id: Generated<number>;
  heading_id: number;
  slug: string;
  asks_sector: boolean;
  position: number;
}

export interface OptionTable extends Labelled {
  id: Generated<number>;
  heading_id: number;
  position: number;
}

export interface SuboptionTable extends Labelled {
  id: Generated<number>;
  option_id: number;
  position: number;
}

export interface AdTypeTable extends Labelled {
  id: Generated<number>;
  position: number;
}

export interface ColourTable extends Labelled {
  id: Generated<number>;
  position: number;
}

export interface ProductTable extends Labelled {
  id: Generated<number>;
  support_id: number;
  heading_id: number;
  ad_type_id: number;
  colour_id: number | null;
  format: "L" | "M";
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
}

export interface ProductCanvasTable {
  product_id: number;
  canvas_id: number;
  /** Centimes, tax excluded; null: the heading's price. */
  price: number | null;
}

export interface CountryTable extends Labelled {
  id: Generated<number>;
  code: string;
}

export interface CityTable extends Labelled {
  id: Generated<number>;
  country_id: number;
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

export interface CatalogueVersionTable {
  /** Changed by triggers alone. */
  version: ColumnType<number, never, never>;
}

/** The tables of migration 0002, by name. */
export interface CatalogueTables {
  channels: ChannelTable;
  supports: SupportTable;
  support_tiers: SupportTierTable;
  closures: ClosureTable;
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
}
