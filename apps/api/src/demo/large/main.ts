import { inspect, parseArgs } from "node:util";
import { audit, describeFinding } from "../../operator/audit.ts";
import { readConfig } from "../../platform/config/config.ts";
import { createClock } from "../../platform/context.ts";
import { openDatabase } from "../../platform/database/connect.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { StartError } from "../../platform/errors.ts";
import { createLog } from "../../platform/log.ts";
import { openStorage } from "../../platform/storage/folder.ts";
import { DEMO_PASSWORD } from "../accounts.ts";
import { seedWhenEmpty } from "../seed-when-empty.ts";
import { fillDatabase } from "./fill.ts";
import { LARGE, type Size, VOLUME_EMAIL } from "./size.ts";

const HELP = `Usage: demo:large [--accounts 20000] [--orders 1200000] [--ads 1000000]

Fills the PostgreSQL of DATABASE_URL with the demonstration and copies of it by the million, and compares its books.`;

/** The fill opens no session and speaks to no payment partner: these sign nothing. */
const UNUSED = "the fill signs nothing with this value";
const SECRETS = {
  SESSION_SECRET: UNUSED,
  CARD_STORE_KEY: UNUSED,
  CASH_PARTNER_KEY: UNUSED,
  SESSION_SECRET_FILE: "",
  CARD_STORE_KEY_FILE: "",
  CASH_PARTNER_KEY_FILE: "",
};

const started = performance.now();

function report(step: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
  process.stdout.write(`${seconds} s  ${step}\n`);
}

/** @throws StartError where the numbers make no database. */
function readSize(): Size | null {
  const number = { type: "string" } as const;
  const { values } = parseArgs({
    options: { accounts: number, orders: number, ads: number, help: { type: "boolean" } },
  });
  if (values.help) return null;
  const read = (text: string | undefined, usual: number) =>
    text === undefined ? usual : Number(text);
  const size = {
    accounts: read(values.accounts, LARGE.accounts),
    orders: read(values.orders, LARGE.orders),
    ads: read(values.ads, LARGE.ads),
  };
  const areCounts = Object.values(size).every((count) => Number.isInteger(count) && count > 1);
  if (!areCounts || size.ads > size.orders) throw new StartError(HELP);
  return size;
}

async function main(size: Size): Promise<void> {
  const config = readConfig({ ...process.env, ...SECRETS });
  if (config.databaseUrl === null) throw new StartError("Set DATABASE_URL to a PostgreSQL server.");
  const log = createLog("warn");
  const { db, close } = await openDatabase(config, log, fail);
  try {
    const clock = createClock(config.startsAt);
    const context = { db, config, log, clock, storage: openStorage(config) };
    report("demonstration");
    await migrate(db);
    await seedWhenEmpty(context);
    await fillDatabase(context, size, report);
    report("audit of the books");
    const findings = await audit(context);
    report(findings.map(describeFinding).join("\n") || "the books agree");
    process.exitCode = findings.length === 0 ? 0 : 1;
    process.stdout.write(`Sign in as ${VOLUME_EMAIL}, password ${DEMO_PASSWORD}\n`);
  } finally {
    await close();
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
}

try {
  const size = readSize();
  if (size === null) process.stdout.write(`${HELP}\n`);
  else await main(size);
} catch (error) {
  fail(error);
}
