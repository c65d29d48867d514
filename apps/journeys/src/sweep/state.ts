import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { execute, root } from "../../../launcher/src/commands.mjs";
import type { Report } from "./sweep.ts";

/** Where sweeps keep what they have looked at, and their pictures. */
export const folder = join(root, ".cache/sweep");

/**
 * What has been looked at, a line of JSON for each place, so that an interrupted sweep goes on where it was. Each shard
 * writes a file of its own and reads all. What other sources led to is not known any more.
 */
export class SweepState {
  readonly #file: string;
  readonly #reports: Map<string, Report>;

  private constructor(file: string, reports: Map<string, Report>) {
    this.#file = file;
    this.#reports = reports;
  }

  static async open(shard: string, { fresh, again }: StateOptions): Promise<SweepState> {
    const place = join(folder, await fingerprint());
    if (fresh) rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    const lines = globSync("*.jsonl", { cwd: place })
      .sort()
      .flatMap((name) => readFileSync(join(place, name), "utf8").split("\n"));
    const reports: Report[] = lines.filter((line) => line !== "").map((line) => JSON.parse(line));
    const kept = again ? reports.filter(isClean) : reports;
    return new SweepState(
      join(place, `${shard.replace("/", "-of-")}.jsonl`),
      new Map(kept.map((report) => [report.place, report])),
    );
  }

  reportOf(place: string): Report | undefined {
    return this.#reports.get(place);
  }

  add(report: Report): void {
    this.#reports.set(report.place, report);
    appendFileSync(this.#file, `${JSON.stringify(report)}\n`);
  }
}

interface StateOptions {
  /** Forgets everything. */
  readonly fresh: boolean;
  /** Forgets what something was found at. */
  readonly again: boolean;
}

const isClean = ({ findings, failure }: Report) => findings.length === 0 && failure === undefined;

/** Names the sources as they are, committed or not. */
async function fingerprint(): Promise<string> {
  if (!existsSync(join(root, ".git"))) return "sources";
  const hash = createHash("sha256");
  for (const args of [
    ["rev-parse", "HEAD"],
    ["diff", "HEAD"],
  ])
    hash.update((await execute("git", args)).output);
  return hash.digest("hex").slice(0, 12);
}
