import { weigh } from "./bundle.ts";
import { groupOf, listComponents } from "./components.ts";
import type { Limits } from "./limits.ts";
import { BUDGET } from "./limits.ts";

/** One line of the table. Weights are kilobytes of 1 000 bytes, minified and brotli. */
export interface Measure {
  readonly component: string;
  readonly group: string;
  /** React and React Aria's core outside. */
  readonly alone: number;
  /** React outside. */
  readonly first: number;
  /** Weight that it loads on demand, React and React Aria's core outside. */
  readonly later: number;
  readonly brings: readonly string[];
}

export async function measureAll(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const component of listComponents()) {
    const alone = await weigh(component, "kit");
    const first = await weigh(component, "app");
    measures.push({
      component,
      group: groupOf(component),
      alone: alone.bytes / 1000,
      first: first.bytes / 1000,
      later: alone.later / 1000,
      brings: alone.brings,
    });
  }
  return measures;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Faults of the weights, one sentence each. */
export function complaints(measures: readonly Measure[], limits: Limits): string[] {
  const ofAll = median(measures.map(({ alone }) => alone));
  const heavy = ofAll > BUDGET ? [`The median is ${ofAll.toFixed(2)} kB, above ${BUDGET}.`] : [];
  const known = new Set(measures.map(({ component }) => component));
  const gone = Object.keys(limits).filter((name) => !known.has(name));
  return [
    ...heavy,
    ...gone.map((name) => `${name} has a limit and is not in the package.`),
    ...measures.flatMap((measure) => complaintsOf(measure, limits)),
  ];
}

function complaintsOf({ component, alone, brings }: Measure, limits: Limits): string[] {
  const limit = limits[component];
  const ceiling = limit?.ceiling ?? BUDGET;
  const strangers = limit ? brings.filter((name) => !limit.brings.includes(name)) : [];
  return [
    ...(alone > ceiling ? [`${component} weighs ${alone.toFixed(2)} kB, above ${ceiling}.`] : []),
    ...strangers.map((name) => `${component} newly brings ${name} along.`),
  ];
}
