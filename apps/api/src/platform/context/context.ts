import type { Kysely } from "kysely";
import type { Clock } from "../clock/index.ts";
import type { Config } from "../config/index.ts";
import type { Database } from "../database/index.ts";
import type { Log } from "../logging/index.ts";
import type { Storage } from "../storage/index.ts";

/** What every use case may need from outside itself. */
export interface Context {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
}
