/** Number of rows in a large database. */
export interface Size {
  readonly accounts: number;
  /** Ad orders included. */
  readonly orders: number;
  readonly ads: number;
}

export const LARGE: Size = { accounts: 20_000, orders: 1_200_000, ads: 1_000_000 };

/** User of the account that has the most rows: about sixty times as many as a thousandth page needs. */
export const VOLUME_EMAIL = "volume@demo.parution.test";
