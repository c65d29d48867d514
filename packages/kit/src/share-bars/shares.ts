/** A part of a whole. */
export interface Share {
  /** Plottable value; `null` for unknown. */
  value: number | null;
  /** Share of the whole, from 0 to 1; `null` where the value is not known or below zero. */
  share: number | null;
}

/**
 * Share of each value in `total`, or in their sum. A whole of zero or less has no parts; a value above the whole is
 * all of it.
 */
export function sharesOf(
  values: readonly (number | null | undefined)[],
  total?: number | undefined,
): Share[] {
  const known = values.map((value) =>
    typeof value === "number" && Number.isFinite(value) ? value : null,
  );
  const sum = known.reduce<number>((reached, value) => reached + Math.max(value ?? 0, 0), 0);
  const whole = total ?? sum;
  return known.map((value) => ({
    value,
    share: value === null || value < 0 || !(whole > 0) ? null : Math.min(value / whole, 1),
  }));
}
