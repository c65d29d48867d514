import { resolve } from "node:path";
import type { Command } from "commander";
import {
  type Extent,
  extentOf,
  makeBackup,
  openArchive,
  restoreBackup,
} from "../../backup/index.ts";
import { openStorage } from "../../platform/storage/index.ts";
import type { Operation } from "../actions/index.ts";
import { compareBooks, describeFinding } from "../audit.ts";
import type { CommonOptions, Run, Surroundings, Tell } from "./program.ts";
import type { Report } from "./report.ts";

interface BackupSurroundings extends Pick<Surroundings, "folder" | "openUnused"> {
  readonly tell: Tell;
  readonly run: Run;
}

/** Adds the commands that copy everything out, and in again. */
export function addBackups(program: Command, surroundings: BackupSurroundings): void {
  const { folder, openUnused, tell, run } = surroundings;
  const command = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument("<file>", "as parution-2026-11-23.tar.gz", (file) => resolve(folder, file));
  command("backup", "write the database and its files into a new file").action((path: string) =>
    run((operation) => backUp(operation, path)),
  );
  command("restore", "fill a database without accounts from a backup").action(
    async (path: string) => {
      const { dryRun } = program.opts<CommonOptions>();
      await tell(dryRun ? tryOut(path) : restore(await openUnused(), path));
    },
  );
}

async function* backUp({ db, clock, config }: Operation, path: string): AsyncIterable<Report> {
  const extent = await makeBackup({ db, clock, storage: openStorage(config) }, path);
  yield done(`backup ${path}`, describeExtent(extent));
}

/** Afterwards the books are compared as of the backup's instant: what waited for its turn then was no discrepancy. */
async function* restore({ db, config }: Operation, path: string): AsyncIterable<Report> {
  const restored = await restoreBackup({ db, config, storage: openStorage(config) }, path);
  const asOf = `as of: ${restored.madeAt.toISOString()}`;
  yield done(`restore ${path}`, [asOf, ...describeExtent(restored)]);
  const findings = await compareBooks(db, restored.madeAt);
  const text = findings.map(describeFinding).join("\n") || "The books agree.";
  yield { succeeded: findings.length === 0, text };
}

async function* tryOut(path: string): AsyncIterable<Report> {
  const { contents } = await openArchive(path);
  const end = "dry run: the backup is whole, nothing was restored";
  yield done(`restore ${path}`, [...describeExtent(extentOf(contents)), end]);
}

const describeExtent = ({ rows, files }: Extent) => [`rows: ${rows}`, `files: ${files}`];

const done = (title: string, facts: readonly string[]): Report => ({
  succeeded: true,
  text: [title, ...facts].join("\n  "),
});
