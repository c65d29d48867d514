import { shortenLog, tendTables } from "../database/index.ts";
import type { Job } from "./jobs.ts";

/** Keeps the embedded engine's tables and log in order; a server sees to its own. */
export const embeddedUpkeep: Job = {
  name: "embedded upkeep",
  every: 5 * 60 * 1000,
  async run({ db, config }) {
    if (config.databaseUrl !== null) return;
    await tendTables(db);
    await shortenLog(db);
  },
};
