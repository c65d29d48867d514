/** What an account's user sold on a newspaper in a month; written by the database alone, as lines are posted. */
export interface MonthlySaleTable {
  readonly business_id: number;
  readonly user_id: number;
  readonly support_id: number | null;
  /** Its first day, ISO, in the zone of `sales_zone`. */
  readonly month: string;
  /** Centimes; below zero where more was given back than sold. */
  readonly excl_tax: number;
  readonly tax: number;
}

export interface SalesZoneTable {
  readonly zone: string;
}

/** The tables of migration 0022, by name. */
export interface SalesTables {
  monthly_sales: MonthlySaleTable;
  sales_zone: SalesZoneTable;
}
