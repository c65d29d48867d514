import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Largest weight of a component, and the other folders of the kit that it may bring along. */
export interface Limit {
  /** Kilobytes of 1 000 bytes, brotli. It sinks; where it rises, the commit says what for. */
  readonly ceiling: number;
  readonly brings: readonly string[];
}

export type Limits = Readonly<Record<string, Limit>>;

/** Kilobytes. The median of all components, and the ceiling of one that has no line yet. */
export const BUDGET = 3;

const file = join(import.meta.dirname, "limits.json");

export function readLimits(): Limits {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Writes the limits as the formatter would: a list of folders stays on its line. */
export function writeLimits(limits: Limits): void {
  const text = JSON.stringify(limits, null, 2).replace(/\[[^\]]*\]/g, (list) =>
    list.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
  );
  writeFileSync(file, `${text}\n`);
}

/** Ceilings move in steps, so that a few bytes more do not fail every change. */
const STEP = 0.5;

/** The limit after a measure: lower where the component became lighter, never higher. */
export function sink(
  limit: Limit | undefined,
  kilobytes: number,
  brings: readonly string[],
): Limit {
  const ceiling = Math.min(limit?.ceiling ?? BUDGET, Math.ceil(kilobytes / STEP) * STEP);
  return { ceiling: kilobytes > ceiling ? (limit?.ceiling ?? BUDGET) : ceiling, brings };
}
