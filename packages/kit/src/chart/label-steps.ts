/** Width class of the labels below a chart. */
export type LabelRoom = "tiny" | "narrow" | "medium" | "wide";

/** Number of month-long labels that fit side by side. */
const FITTING: Record<LabelRoom, number> = { tiny: 2, narrow: 4, medium: 8, wide: 14 };

/** Characters of a month-long label, with the space beside it: «فبراير ». */
const MONTH_LONG = 7;

/** Every how many categories a name of at most `longest` characters is written, so that names do not touch. */
export function labelStep(categories: number, longest: number, room: LabelRoom): number {
  const fitting = Math.max(1, Math.floor((FITTING[room] * MONTH_LONG) / (longest + 1)));
  return Math.max(1, Math.ceil(categories / fitting));
}
