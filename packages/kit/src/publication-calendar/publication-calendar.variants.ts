export type DayState = "free" | "chosen" | "blocked" | "lost";

/** Inherited classes of all days in a month, instead of hundreds of repetitions. */
export const days = "cursor-pointer text-center text-body-sm tabular-nums";

// A day is not positioned: each that were would be a layer of its own.
const DAY = "h-touch rounded-control";
// Not the outline: a ring that fades in is painted nine times for each move of the focus.
const FADING = "transition-[color,background-color] duration-fast ease-standard";

/** Whole texts, ready for hundreds of days. */
const dayClasses: Readonly<Record<DayState, string>> = {
  free: `${DAY} ${FADING} text-fg hover:bg-brand-soft hover:text-on-brand-soft`,
  chosen: `${DAY} ${FADING} bg-brand font-semibold text-on-brand hover:bg-brand-hover forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]`,
  blocked: `${DAY} cursor-not-allowed bg-blocked text-on-blocked line-through decoration-1`,
  /** Chosen once, and no longer possible. */
  lost: `${DAY} border-2 border-danger bg-danger-soft font-semibold text-on-danger-soft line-through`,
};

/** A bar under the number, which takes no room. */
const TODAY =
  "after:mx-auto after:mt-1 after:-mb-1.5 after:block after:h-0.5 after:w-4 after:rounded-pill after:bg-current";

/** A dashed line around a day that may still be lost. */
const PROVISIONAL =
  "outline-2 -outline-offset-4 outline-dashed outline-warning-line forced-colors:outline-[CanvasText]";

interface Marks {
  today: boolean;
  provisional: boolean;
}

export function dayClass(state: DayState, { today, provisional }: Marks): string {
  const base = dayClasses[state];
  if (provisional) return today ? `${base} ${PROVISIONAL} ${TODAY}` : `${base} ${PROVISIONAL}`;
  return today ? `${base} ${TODAY}` : base;
}
