import { Command, CommanderError } from "commander";
import type { Operation } from "../actions/action.ts";
import { addActions } from "./action-commands.ts";
import { addInit } from "./init-command.ts";
import { addRates } from "./rate-commands.ts";
import { addBackups, addReadings } from "./reading-commands.ts";
import type { Report } from "./report.ts";

/** Surroundings of the program: a terminal's process, or the api on behalf of one. */
export interface Surroundings {
  /** Default operator of a command. */
  readonly operator: string;
  /** Base of relative paths. */
  readonly folder: string;
  /** Called once a command is understood; not for its help. */
  readonly open: () => Promise<Operation>;
  /** As `open`, for a database that a backup is restored into, which may be empty. */
  readonly openUnused: () => Promise<Operation>;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/**
 * Runs one command of the operators' program.
 * @returns the exit code: 0, or 1 after a failure.
 */
export async function runOperator(
  words: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  let succeeded = true;
  const program = describeProgram(surroundings);
  const print = async (reports: AsyncIterable<Report>) => {
    for await (const report of reports) {
      (report.succeeded ? surroundings.write : surroundings.writeError)(`${report.text}\n`);
      succeeded &&= report.succeeded;
    }
  };
  const run: Run = async (work) => print(work(await surroundings.open()));
  addActions(program, run);
  addReadings(program, run);
  addRates(program, run, surroundings.folder);
  addInit(program, { ...surroundings, print });
  addBackups(program, { ...surroundings, print, run });
  try {
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
  return succeeded ? 0 : 1;
}

/** Runs a command's work on the database, and prints its reports as they come. */
export type Run = (work: (operation: Operation) => AsyncIterable<Report>) => Promise<void>;

/** Prints reports as they come. */
export type Print = (reports: AsyncIterable<Report>) => Promise<void>;

/** Options that every command takes. */
export interface CommonOptions {
  readonly by: string;
  readonly dryRun: boolean;
}

function describeProgram({ operator, write, writeError }: Surroundings): Command {
  return new Command("operator")
    .description("What the publisher's people do to ads, accounts, coupons and the books.")
    .option("--by <name>", "who does it, for the trail", operator)
    .option("--dry-run", "show what would change, and change nothing", false)
    .configureOutput({ writeOut: write, writeErr: writeError })
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError("(see --help)")
    .exitOverride();
}
