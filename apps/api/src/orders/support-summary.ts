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

/** The columns of a support that may not be there. */
export type JoinedSupport = {
  readonly [Column in keyof SupportColumns]: SupportColumns[Column] | null;
};

/** The support of an order; null when the order is of none, as a top-up may be. */
export function summariseJoinedSupport(row: JoinedSupport) {
  const { support_id, support_label, support_slug, channel_id, fixed_price } = row;
  const isKnown =
    support_id !== null &&
    support_label !== null &&
    support_slug !== null &&
    channel_id !== null &&
    fixed_price !== null;
  if (!isKnown) return null;
  return summariseSupport({ support_id, support_label, support_slug, channel_id, fixed_price });
}
