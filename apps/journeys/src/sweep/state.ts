import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, root } from "../../../launcher/src/commands.mjs";
import { Failure } from "../../../launcher/src/fail.mjs";
import type { Place } from "./places.ts";

/** Folder of the sweeps' state and pictures. */
export const folder = join(root, ".cache/sweep");

/** Result of a sweep for one place. */
interface Result {
  readonly place: string;
}

interface StateOptions<Found extends Result> {
  /** The sweep and its conditions, whose results are no other's. */
  readonly sweep: string;
  /** `3/8`: the third of eight parts. */
  readonly shard: string;
  /** Forgets the results of this sweep. */
  readonly fresh: boolean;
  /** Results to keep from an earlier sweep; all by default. */
  readonly keeps?: (result: Found) => boolean;
}

/**
 * Results of the places that have been checked, a line of JSON each, so that an interrupted sweep resumes. Each shard writes a
 * file of its own and reads all. Results from other sources are ignored.
 */
export class SweepState<Found extends Result> {
  readonly #file: string;
  readonly #results: Map<string, Found>;

  private constructor(file: string, results: Map<string, Found>) {
    this.#file = file;
    this.#results = results;
  }

  static async open<Found extends Result>(options: StateOptions<Found>) {
    const { sweep, shard, fresh, keeps = () => true } = options;
    const place = join(folder, await fingerprint(), sweep);
    if (fresh) rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    const lines = globSync("*.jsonl", { cwd: place })
      .sort()
      .flatMap((name) => readFileSync(join(place, name), "utf8").split("\n"));
    const results: Found[] = lines.filter((line) => line !== "").map((line) => JSON.parse(line));
    return new SweepState<Found>(
      join(place, `${shard.replace("/", "-of-")}.jsonl`),
      new Map(results.filter(keeps).map((result) => [result.place, result])),
    );
  }

  resultOf(place: string): Found | undefined {
    return this.#results.get(place);
  }

  add(result: Found): void {
    this.#results.set(result.place, result);
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`);
  }
}

/**
 * Places of a shard whose names match a pattern: every nth, so that each shard has some of all kinds.
 * @throws Failure for a shard that is not like `3/8`
 */
export function placesOf(places: readonly Place[], shard: string, match: string) {
  const [part = 1, of = 1] = shard.split("/").map(Number);
  if (!(part >= 1 && part <= of)) throw new Failure(`--shard «${shard}» is not like 3/8.`);
  return places
    .filter(({ name }) => new RegExp(match).test(name))
    .filter((_, index) => index % of === part - 1);
}
