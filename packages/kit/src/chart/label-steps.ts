/** Width class of the labels below a chart. */
export type LabelRoom = "tiny" | "narrow" | "medium" | "wide";

/** Number of month-long labels that fit side by side. */
const FITTING: Record<LabelRoom, number> = { tiny: 2, narrow: 4, medium: 8, wide: 14 };

/** Every how many categories a name is written, so that names do not touch. */
export function labelStep(categories: number, room: LabelRoom): number {
  return Math.max(1, Math.ceil(categories / FITTING[room]));
}
