import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { openDatabase } from "../../platform/database/connect.ts";
import { createLog } from "../../platform/log.ts";
import type { Place } from "./writer-process.ts";

/** Content of a reopened database, compared with the acknowledged orders. */
export interface Survivors {
  readonly acknowledged: number;
  /** Acknowledged orders that are gone. */
  readonly lost: number;
  /** Orders without all of their three dates. */
  readonly half: number;
}

/** Opens the database again, as a start after a crash does, and counts. */
export async function countSurvivors(place: Place, acknowledgedFile: string): Promise<Survivors> {
  const ids = readAcknowledged(acknowledgedFile);
  const { db, close } = await openDatabase(place, createLog("silent"), (error) => {
    throw error;
  });
  try {
    const known = await sql<{ id: number; dates: number }>`
      select id, count(day) as dates
      from test_orders left join test_dates on order_id = id
      group by id`.execute(db);
    const present = new Set(known.rows.map((row) => row.id));
    return {
      acknowledged: ids.length,
      lost: ids.filter((id) => !present.has(id)).length,
      half: known.rows.filter((row) => row.dates !== 3).length,
    };
  } finally {
    await close();
  }
}

/** The last line may be cut; it was not acknowledged then. */
function readAcknowledged(file: string): number[] {
  return readFileSync(file, "utf8").split("\n").slice(0, -1).map(Number);
}
