import { inspect } from "node:util";
import { audit, describeFinding } from "./operator/index.ts";
import { createClock } from "./platform/clock/index.ts";
import { readConfig } from "./platform/config/index.ts";
import type { Context } from "./platform/context/index.ts";
import { openDatabase } from "./platform/database/index.ts";
import { createLog } from "./platform/logging/index.ts";
import { migrate } from "./platform/migrations/index.ts";
import { StartError } from "./platform/start-error.ts";
import { decide, isDecision } from "./publishing/index.ts";

const USAGE = `Usage: operate validate|refuse|archive <ad reference>   decide about an ad
       operate audit                                    compare ledger, orders, payments and invoices`;

type Operation = Pick<Context, "clock" | "config" | "db">;

/** One line for the operator; the process fails when it did not succeed. */
interface Report {
  readonly succeeded: boolean;
  readonly text: string;
}

async function operate(context: Operation, words: readonly string[]): Promise<Report> {
  const [command = "", reference = ""] = words;
  if (command === "audit" && words.length === 1) return auditBooks(context);
  const id = /^A?0*([1-9]\d{0,14})$/i.exec(reference)?.[1];
  if (!isDecision(command) || id === undefined || words.length !== 2) throw new StartError(USAGE);
  const succeeded = await decide(context, Number(id), command);
  const text = succeeded
    ? `${reference}: done.`
    : `${reference}: there is no such ad in a state for it.`;
  return { succeeded, text };
}

async function auditBooks(context: Operation): Promise<Report> {
  const findings = await audit(context);
  const text = findings.map(describeFinding).join("\n") || "The books agree.";
  return { succeeded: findings.length === 0, text };
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config, createLog("warn"), fail);
  const clock = createClock(config.startsAt);
  try {
    await migrate(db);
    const { succeeded, text } = await operate({ clock, config, db }, process.argv.slice(2));
    process.stdout.write(`${text}\n`);
    process.exitCode = succeeded ? 0 : 1;
  } finally {
    await close();
  }
} catch (error) {
  fail(error);
}
