import { shortenLog } from "../database/index.ts";
import type { Job } from "./jobs.ts";

/** Keeps the embedded engine's log short; a server sees to its own. */
export const logShortening: Job = {
  name: "log shortening",
  every: 5 * 60 * 1000,
  async run({ db, config }) {
    if (config.databaseUrl === null) await shortenLog(db);
  },
};
