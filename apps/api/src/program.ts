import { inspect } from "node:util";
import { readConfig } from "./platform/config/config.ts";
import { StartError } from "./platform/errors.ts";
import { createLog } from "./platform/log.ts";
import { startApi } from "./start.ts";

/** The first release that knows Morocco's present rules. */
const OLDEST = "2026c";

/**
 * Refuses to run on stale time-zone data: deadlines would be computed wrongly.
 * @throws StartError
 */
function checkTimeZoneData(version: string | undefined): void {
  if (version !== undefined && version >= OLDEST) return;
  throw new StartError(
    `The time-zone data of this Node (${version ?? "none"}) is older than ${OLDEST}; use the Node that the project installs.`,
  );
}

/** Ends the process with one sentence; an unexpected error with its stack. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
}

// Folders and files are their owner's alone.
process.umask(0o077);

try {
  checkTimeZoneData(process.versions.tz);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const api = await startApi(config, { log, onCrash: fail });
  // The desk may have set what the environment does not.
  if (config.databaseUrl !== null && config.mail.smtpUrl === null)
    log.warn("No mail server is set: mail is written into the data folder, and is not sent");
  for (const provider of ["card", "cash"] as const) {
    if (!config.ready[provider])
      log.warn({ provider }, "No key is set: its payments are not offered");
  }
  // Printed once, and kept out of the log.
  if (api.installation !== null) process.stdout.write(`Installation: ${api.installation}\n`);
  log.info({ port: api.port }, "ready");
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    api.stop().then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  fail(error);
}
