import type { Kysely } from "kysely";
import type { Context } from "../platform/context/index.ts";
import { type Database, readTogether } from "../platform/database/index.ts";
import { readCatalogueVersion } from "../pricing/index.ts";

const readVersion = readTogether(async (db: Kysely<Database>, keys: readonly "catalogue"[]) => {
  const version = await readCatalogueVersion(db);
  return new Map(keys.map((key) => [key, version]));
});

/** Counts the changes of the catalogue, whichever process made them: its answers are as old as this at most. */
export async function catalogueVersion({ db }: Pick<Context, "db">): Promise<number> {
  const version = await readVersion(db, "catalogue");
  if (version === undefined) throw new Error("The catalogue has no version.");
  return version;
}
