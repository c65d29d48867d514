import { type SupportColumns, summariseSupport } from "../support-summary.ts";

type Joined = { readonly [Column in keyof SupportColumns]: SupportColumns[Column] | null };

/** The support of an order; null when the order is of none, as a top-up may be. */
export function summariseRecapSupport(row: Joined) {
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
