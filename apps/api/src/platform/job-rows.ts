import type { IsoDate } from "@parution/rules/dates";
import { type SqlBool, sql } from "kysely";
import type { Context } from "./context.ts";
import type { RowJob } from "./database/tables/accounts.ts";
import type { Queries } from "./database/transaction.ts";

const MINUTE = 60_000;
/** Delays after each failed attempt at a row; the last one repeats. */
const DELAYS = [MINUTE / 6, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];
/** After this time without another failure, a row that was due again is no longer the job's: its work was undone or changed. */
const MOOT_AFTER = 10 * MINUTE;
/** Longest kept message of an error. */
const LONGEST = 500;

/** A row of a job by its own number, or by its ad and day ({@link rowOfDay}), and the ad that waits for it. */
export interface JobRow {
  readonly id: number | string;
  readonly adId: number | null;
}

/** Row of an ad on one of its days. */
export const rowOfDay = (adId: number, day: IsoDate): string => `${adId} ${day}`;

/** Condition that leaves out rows; `row` is the text of their number, or of their ad and day. */
export const isNone = (row: ReturnType<typeof sql>, without: ReadonlySet<string>) =>
  sql<SqlBool>`not (${row} = any(${[...without]}::text[]))`;

/** The rows of one run of a job. */
export interface JobRows {
  /** Rows that this run leaves out: they failed and are not due again, or cannot be done now. */
  readonly deferred: ReadonlySet<string>;
  /** Rows that failed and are due again: a job that has passed them reads them once more. */
  readonly due: readonly string[];
  /**
   * Does the work of a row. Where it fails, the row is deferred, for longer each time. Work that answers false could not be done now,
   * since another process has its row: its fault stays as it is.
   */
  attempt(row: JobRow, work: () => Promise<unknown>): Promise<void>;
  /** Ends a run that has read every row: a failure that is long due and was not among them is no longer the job's. */
  end(): Promise<void>;
}

/**
 * Begins a run of a job that does row by row, so that one that fails holds back no other. Failures are logged, and kept in
 * `job_faults` until the row succeeds. Several processes may do the same rows.
 */
export async function beginRows(
  { db, clock, log }: Pick<Context, "clock" | "db" | "log">,
  job: RowJob,
): Promise<JobRows> {
  const known = await db
    .selectFrom("job_faults")
    .select(["row_id", "retry_at"])
    .where("job", "=", job)
    .execute();
  const now = clock.now();
  const failed = new Set(known.map(({ row_id }) => row_id));
  const isDue = (retryAt: Date) => retryAt.getTime() <= now;
  const deferred = new Set(known.filter((row) => !isDue(row.retry_at)).map((row) => row.row_id));
  const moot = known.filter((row) => row.retry_at.getTime() <= now - MOOT_AFTER);
  const attempted = new Set<string>();
  return {
    deferred,
    due: known.filter((row) => isDue(row.retry_at)).map((row) => row.row_id),
    async attempt({ id, adId }, work) {
      const row = String(id);
      attempted.add(row);
      try {
        if ((await work()) === false) {
          deferred.add(row);
          return;
        }
      } catch (error) {
        log.error({ err: error, job, row }, "row of a job failed");
        const message = error instanceof Error ? error.message : String(error);
        const fault = { job, row, adId, error: message.slice(0, LONGEST) };
        await keepFault(db, fault, new Date(clock.now()));
        deferred.add(row);
        return;
      }
      if (failed.has(row)) await dropFaults(db, job, [row]);
    },
    async end() {
      const idle = moot.map(({ row_id }) => row_id).filter((row) => !attempted.has(row));
      if (idle.length > 0) await dropFaults(db, job, idle);
    },
  };
}

const dropFaults = (db: Queries, job: RowJob, rows: readonly string[]) =>
  db.deleteFrom("job_faults").where("job", "=", job).where("row_id", "in", rows).execute();

interface Fault extends Pick<JobRow, "adId"> {
  readonly job: RowJob;
  readonly row: string;
  readonly error: string;
}

/** Keeps the failure of a row, with the time of its next attempt. */
async function keepFault(db: Queries, { job, row, adId, error }: Fault, at: Date): Promise<void> {
  const delays = sql`(${DELAYS.map((one) => one / 1000)}::integer[])`;
  const delayAfter = (attempts: ReturnType<typeof sql>) =>
    sql<Date>`${at}::timestamptz + make_interval(secs => ${delays}[least(${attempts}, ${DELAYS.length}::integer)])`;
  await db
    .insertInto("job_faults")
    .values({
      job,
      row_id: row,
      ad_id: adId,
      attempts: 1,
      error,
      since: at,
      failed_at: at,
      retry_at: delayAfter(sql`1`),
    })
    .onConflict((conflict) =>
      conflict.columns(["job", "row_id"]).doUpdateSet({
        error,
        failed_at: at,
        attempts: sql`job_faults.attempts + 1`,
        retry_at: delayAfter(sql`job_faults.attempts + 1`),
      }),
    )
    .execute();
}
