import type { Queries } from "../../platform/database/index.ts";
import type { TrailEntry } from "./entry.ts";

/** An entry as it is kept. */
export interface KeptEntry extends TrailEntry {
  readonly hash: string;
}

/** Entries after a number, oldest first. */
export async function readEntries(
  db: Queries,
  after: number,
  limit: number,
): Promise<readonly KeptEntry[]> {
  const rows = await db
    .selectFrom("operator_trail")
    .selectAll()
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .execute();
  return rows.map(({ previous_hash, ...row }) => ({ ...row, previousHash: previous_hash }));
}
