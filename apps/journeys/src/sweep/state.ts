import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../launcher/src/commands.mjs";
import { fingerprint } from "../../../launcher/src/fingerprint.mjs";
import type { Report } from "./sweep.ts";

/** Folder of the sweeps' state and pictures. */
export const folder = join(root, ".cache/sweep");

/**
 * Reports of the places that have been checked, a line of JSON each, so that an interrupted sweep resumes. Each shard writes a
 * file of its own and reads all. Reports from other sources are ignored.
 */
export class SweepState {
  readonly #file: string;
  readonly #reports: Map<string, Report>;

  private constructor(file: string, reports: Map<string, Report>) {
    this.#file = file;
    this.#reports = reports;
  }

  static async open(shard: string, options: StateOptions): Promise<SweepState> {
    const { fresh, again, brief, widths } = options;
    const place = join(folder, await fingerprint(), `${widths}${brief ? " in brief" : ""}`);
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
  /** Conditions, whose reports are no others' reports. */
  readonly brief: boolean;
  readonly widths: string;
  /** Removes the reports of these widths and this brevity. */
  readonly fresh: boolean;
  /** Removes the reports with findings. */
  readonly again: boolean;
}

const isClean = ({ findings, failure }: Report) => findings.length === 0 && failure === undefined;
