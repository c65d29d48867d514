/**
 * Share of the ring that is filled, from 0 to 1. A count below zero leaves it empty, one over the
 * limit fills it; so does a limit that leaves no room at all.
 */
export function ringShare(count: number, limit: number): number {
  if (!(count > 0)) return 0;
  if (!(limit > 0)) return 1;
  return Math.min(count / limit, 1);
}

/** The count as the ring shows it: nothing below zero, and no more figures than fit. */
export function ringFigure(count: number): string {
  if (Number.isNaN(count)) return "–";
  return count > 9999 ? "9999+" : String(Math.max(0, Math.trunc(count)));
}
