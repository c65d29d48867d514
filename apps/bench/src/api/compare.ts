import { execFileSync } from "node:child_process";
import { medianOf } from "../figure.ts";
import { type Borne, type Pressure, press, type Repeated } from "./load.ts";

/** Number of turns of each contender. */
export const TURNS = Number(process.env.TURNS ?? 5);
export const pressure: Pressure = {
  callers: 16,
  milliseconds: Number(process.env.PRESSURE_SECONDS ?? 5) * 1000,
};
/** Warm-up, long enough that no turn is quicker than the one before, as in a service that has run for weeks. */
const warmUp: Pressure = { ...pressure, milliseconds: 3 * pressure.milliseconds };

/** Medians of a contender's turns. */
export interface Medians {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** Measures contenders in turns, each warmed up before. */
export async function compare<Name extends string>(
  contenders: Readonly<Record<Name, Repeated>>,
): Promise<Record<Name, Medians>> {
  const names = Object.keys(contenders) as Name[]; // The keys of a record are its names.
  const turns = new Map<Name, Borne[]>(names.map((name) => [name, []]));
  for (const name of names) await press(contenders[name], warmUp);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, borne] of turns) {
      // A contender that is not durable leaves writes behind, for which the next one's flushes would wait.
      execFileSync("sync");
      borne.push(await press(contenders[name], pressure));
    }
  }
  const medians = [...turns].map(([name, borne]) => [name, mediansOf(borne)] as const);
  return Object.fromEntries(medians) as Record<Name, Medians>;
}

const mediansOf = (turns: readonly Borne[]): Medians => ({
  rate: medianOf(turns.map(({ rate }) => rate)),
  p99: medianOf(turns.map(({ latencies }) => p99Of(latencies))),
});

export function p99Of(latencies: readonly number[]): number {
  const sorted = latencies.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * 0.99) - 1];
  if (value === undefined) throw new RangeError("Nothing was answered.");
  return value;
}
