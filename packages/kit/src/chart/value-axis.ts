import { scaleLinear } from "d3-scale";

/** Range of a value axis, and its labels. */
export interface ValueAxis {
  /** Value at the bottom. */
  low: number;
  /** Value at the top. */
  high: number;
  /** Values to write, from the bottom up. */
  ticks: readonly number[];
}

/** An axis has about as many steps as this. */
const STEPS = 4;

/** Value from which on every tick is a multiple of ten. */
const TENS = 10;

/**
 * The axis for some values. It holds zero and ends on ticks. Ticks are multiples of ten as soon as
 * the values reach ten; below, they go by one, two or five of
 * the largest fitting power of ten.
 */
export function valueAxis(figures: readonly number[]): ValueAxis {
  const lowest = figures.reduce((least, figure) => Math.min(least, figure), 0);
  const highest = figures.reduce((most, figure) => Math.max(most, figure), 0);
  if (lowest === highest) return { low: 0, high: TENS, ticks: [0, TENS] };
  const step = stepFor(lowest, highest, figures.every(Number.isInteger));
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    exact((first + index) * step),
  );
  return { low: exact(first * step), high: exact(last * step), ticks };
}

function stepFor(lowest: number, highest: number, whole: boolean): number {
  const step = roundStep((highest - lowest) / STEPS);
  if (Math.max(highest, -lowest) >= TENS) return Math.max(step, TENS);
  return whole ? Math.max(step, 1) : step;
}

/** The smallest of 1, 2 and 5 times a power of ten that is no smaller. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, Number.MIN_VALUE * 1e16)));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

/** Without the dust of binary fractions: 0.3, not 0.30000000000000004. */
function exact(value: number): number {
  return Number(value.toPrecision(12)) || 0;
}

/** The scale that gives the height of a value in the plot, in hundredths from its top. */
export function heightScale({ low, high }: ValueAxis): (value: number) => number {
  return scaleLinear([low, high], [100, 0]);
}
