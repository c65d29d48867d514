import { resolve } from "node:path";
import type { Command } from "commander";
import { newspaperFile } from "../../newspaper/index.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { Operation } from "../actions/action.ts";
import { openFrom } from "../actions/newspaper.ts";
import { perform } from "../actions/perform.ts";
import {
  type CommonOptions,
  type Print,
  type Report,
  readJsonFile,
  reportOutcome,
  type Surroundings,
} from "./report.ts";

/** Adds the command that fills an empty database. */
export function addInit(
  program: Command,
  { folder, openUnused, print }: Pick<Surroundings, "folder" | "openUnused"> & { print: Print },
): void {
  program
    .command("init")
    .description("open newspapers in an empty database, with their owner")
    .requiredOption("--file <file>", "as newspaper.json", (file) => resolve(folder, file))
    .action(async ({ file }: { file: string }) => {
      const { by: operator, dryRun } = program.opts<CommonOptions>();
      await print(initialise(await openUnused(), file, { operator, dryRun }));
    });
}

async function* initialise(
  operation: Operation,
  path: string,
  performance: Parameters<typeof perform>[2],
): AsyncIterable<Report> {
  const file = await readJsonFile(path, newspaperFile);
  if (file.fault !== undefined) return yield { succeeded: false, text: file.fault };
  await migrate(operation.db);
  const opened: string[] = [];
  const action = openFrom(file.data, (firstPassword) => opened.push(firstPassword));
  const outcome = await perform(operation, action, performance);
  yield reportOutcome(action, outcome);
  if (!outcome.done || performance.dryRun) return;
  const text = `First password of ${file.data.owner.email}, valid for a week: ${opened.at(-1)}`;
  yield { succeeded: true, text };
}
