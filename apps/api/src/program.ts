import { inspect } from "node:util";
import { readConfig } from "./platform/config/index.ts";
import { createLog } from "./platform/logging/index.ts";
import { StartError } from "./platform/start-error.ts";
import { checkTimeZoneData } from "./platform/time-zone-data.ts";
import { startApi } from "./start.ts";

/** Ends the process with one sentence; what is not meant for people goes with its stack. */
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
  if (config.databaseUrl !== null && config.mail.smtpUrl === null)
    log.warn("SMTP_URL is not set: mail is written into the data folder, and reaches nobody");
  const api = await startApi(config, { log, onCrash: fail });
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
