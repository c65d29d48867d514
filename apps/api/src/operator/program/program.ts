import { Command, CommanderError } from "commander";
import { addActions } from "./action-commands.ts";
import { addInit } from "./init-command.ts";
import { addRates } from "./rate-commands.ts";
import { addBackups, addReadings } from "./reading-commands.ts";
import type { Report, Run, Surroundings } from "./report.ts";

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
