import { mediumOf } from "../calendar/index.ts";

/** The columns of a support that stands beside an order or an ad. */
export interface SupportColumns {
  readonly support_id: number;
  readonly support_label: string;
  readonly support_slug: string;
  readonly channel_id: 1 | 2;
  readonly fixed_price: boolean;
}

/** The support of an order or an ad, as its answers show it. */
export function summariseSupport(row: SupportColumns) {
  return {
    id: row.support_id,
    label: row.support_label,
    slug: row.support_slug,
    medium: mediumOf(row.channel_id),
    fixedPrice: row.fixed_price,
  };
}
