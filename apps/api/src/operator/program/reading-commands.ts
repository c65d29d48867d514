import { resolve } from "node:path";
import type { Command } from "commander";
import {
  type Extent,
  extentOf,
  makeBackup,
  openArchive,
  restoreBackup,
} from "../../backup/index.ts";
import { openStorage } from "../../platform/storage/folder.ts";
import { readEntries, readHead, type TrailHead, verifyTrail } from "../../trail/index.ts";
import type { Operation } from "../actions/action.ts";
import { audit, compareBooks, describeFinding } from "../audit.ts";
import {
  type CommonOptions,
  describeChange,
  describeHead,
  type Print,
  type Report,
  type Run,
  readCount,
  readHeadSeen,
  reportVerification,
  type Surroundings,
} from "./report.ts";

/** Adds the commands that change nothing. */
export function addReadings(program: Command, run: Run): void {
  program
    .command("audit")
    .description("compare ledger, orders, payments, invoices and the trail")
    .action(() =>
      run(async function* (operation) {
        const findings = await audit(operation);
        const text = findings.map(describeFinding).join("\n") || "The books agree.";
        yield { succeeded: findings.length === 0, text };
      }),
    );
  program
    .command("trail")
    .description("show what operators did last")
    .option("--last <number>", "how many entries", readCount, 20)
    .action(({ last }: { last: number }) =>
      run(async function* ({ db }) {
        const head = await readHead(db);
        if (head.number === 0) yield { succeeded: true, text: "The trail has no entry yet." };
        for (const entry of await readEntries(db, head.number - last, last)) {
          const { at, operator, command, subject, reason, before, after } = entry;
          const what = `${at.toISOString()} ${operator}: ${command} ${subject}`;
          const why = reason === null ? [] : [`reason: ${reason}`];
          const lines = [what, ...why, ...describeChange(before, after), describeHead(entry)];
          yield { succeeded: true, text: lines.join("\n  ") };
        }
      }),
    );
  program
    .command("verify-trail")
    .description("check that no entry of the trail was changed or taken out")
    .option("--seen <head>", "a head that was printed before and must be on it", readHeadSeen)
    .action(({ seen }: { seen?: TrailHead }) =>
      run(async function* ({ db }) {
        yield reportVerification(await verifyTrail(db, seen));
      }),
    );
}

interface BackupSurroundings extends Pick<Surroundings, "folder" | "openUnused"> {
  readonly print: Print;
  readonly run: Run;
}

/** Adds the commands of backup and restoration. */
export function addBackups(program: Command, surroundings: BackupSurroundings): void {
  const { folder, openUnused, print, run } = surroundings;
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
      await print(dryRun ? tryOut(path) : restore(await openUnused(), path));
    },
  );
}

async function* backUp({ db, clock, config }: Operation, path: string): AsyncIterable<Report> {
  const extent = await makeBackup({ db, clock, storage: openStorage(config) }, path);
  yield done(`backup ${path}`, describeExtent(extent));
}

/** Afterwards the books are compared as of the backup's instant: movements that waited then are no discrepancy. */
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
