import { rm } from "node:fs/promises";
import type { Transaction } from "kysely";
import { lockEdition } from "../edition-state/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";
import { type Billed, gatherBilled } from "./billed.ts";
import type { IssueFault } from "./faults.ts";
import { decidedRecords, isAsRead, isScanned, recordsOf } from "./findings.ts";
import {
  assembleFile,
  clippingKey,
  keyIn,
  removeLeftFiles,
  removePieces,
  type WholeFile,
} from "./pieces.ts";
import {
  changeIssue,
  claimIssue,
  giveAttemptBack,
  type IssueRow,
  isElsewhere,
  isPlaceFree,
  keyOf,
  lockIssue,
  renewLease,
} from "./queries.ts";
import { renderIssue, searchIssue } from "./read-issue.ts";
import type { Search } from "./reading-child.ts";
import { recordIn } from "./record.ts";
import { isCertified, listRecords, type NewRecord, replaceRecords } from "./record-queries.ts";
import type { PictureOrder } from "./rendering.ts";
import { forgetStalled } from "./upload.ts";

/** Time in which a process reads on; another takes the issue when it has ended. Renewed with each step. */
const LEASE = 10 * 60_000;
/** Attempts that may end with their process, or with other ads than they began with, before a reading is given up. */
const MOST_ATTEMPTS = 3;
/** Time from the upload on in which an outage costs no attempt. */
const OUTAGES_FORGIVEN = 24 * 3_600_000;
/** Milliseconds between two notes of the pages read. */
const NOTED_EVERY = 500;
/** Pictures rendered between two renewals. */
const PICTURES_AT_ONCE = 50;

/** Reads issues that have arrived, one at a time in a process, and forgets files that have not. */
export const readIssues: Job = {
  name: "printed issues",
  every: 1000,
  async run(context) {
    await forgetStalled(context);
    await removeLeftFiles(context);
    for (;;) {
      const now = context.clock.now();
      const until = new Date(now + LEASE);
      const issue = await claimIssue(context.db, { now: new Date(now), until });
      if (issue === undefined) return;
      await new Reading(context, issue, until).run();
    }
  },
};

/** Error where another process has the issue, or a user has taken it back. */
class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** Result of a reading. */
interface Outcome {
  readonly billed: Billed;
  readonly search: Search;
  readonly records: readonly NewRecord[];
  /** Storage keys of the pictures of ads that are kept. */
  readonly clipped: ReadonlyMap<number, string>;
}

/** Reading of one issue; begun again from the start after a crash, with the same outcome. */
class Reading {
  readonly #context: Context;
  readonly #issue: IssueRow;
  #held: Date;
  #pages: number | null = null;
  #read = 0;

  constructor(context: Context, issue: IssueRow, held: Date) {
    this.#context = context;
    this.#issue = issue;
    this.#held = held;
  }

  async run(): Promise<void> {
    try {
      if (this.#issue.attempts > MOST_ATTEMPTS) await this.#fail("interrupted");
      else await this.#readWhole();
    } catch (error) {
      if (error instanceof LeaseLost) return;
      await this.#giveAttemptBack().catch(() => undefined); // The database itself may be unavailable.
      throw error;
    }
  }

  /** The storage or the database failed, not the file. */
  async #giveAttemptBack(): Promise<void> {
    const { db, clock } = this.#context;
    const age = clock.now() - this.#issue.uploaded_at.getTime();
    if (age < OUTAGES_FORGIVEN) await giveAttemptBack(db, this.#issue.id, this.#held);
  }

  async #readWhole(): Promise<void> {
    const file = await assembleFile(this.#context, this.#issue);
    if (file === null) return this.#fail("incomplete");
    try {
      if (!file.isPdf) return await this.#fail("not-a-pdf");
      const billed = await gatherBilled(this.#context.db, keyOf(this.#issue));
      const search = await this.#search(file, billed);
      if (typeof search === "string") return await this.#fail(search);
      // The desk decides nothing while the issue is read.
      const decided = decidedRecords(await listRecords(this.#context.db, this.#issue.id), billed);
      const records = recordsOf(this.#issue, billed, search).filter(
        (one) => !decided.has(one.ad_id),
      );
      const clipped = await this.#render(file, search, records);
      await this.#finish(file, { billed, search, records, clipped });
    } finally {
      await rm(file.path, { force: true });
    }
  }

  async #search({ path }: WholeFile, billed: Billed) {
    let noted = 0;
    let notes = Promise.resolve();
    const search = await searchIssue(path, billed, {
      onPage: (read, of) => {
        [this.#read, this.#pages] = [read, of];
        const now = performance.now();
        if (now - noted < NOTED_EVERY) return;
        noted = now;
        notes = notes.then(() => this.#renew());
        // A lease that was lost is noticed below.
        notes.catch(() => undefined);
      },
    });
    await notes;
    await this.#renew();
    return search;
  }

  /** Keeps a picture of each page and of each ad whose place is known. Returns the ads that have one, with its key. */
  async #render(
    { path }: WholeFile,
    { pages }: Search,
    records: readonly NewRecord[],
  ): Promise<ReadonlyMap<number, string>> {
    const { storage } = this.#context;
    const clipped = new Map<number, string>();
    const placed = records.filter(({ parts }) => parts.length > 0);
    const adOf = new Map(placed.map((record) => [clippingKey(this.#issue, record), record.ad_id]));
    const orders: PictureOrder[] = [
      ...pages.map(
        ({ number }): PictureOrder => ({
          kind: "page",
          name: keyIn(this.#issue, "page", number),
          page: number,
        }),
      ),
      ...placed.map(
        (record): PictureOrder => ({
          kind: "clipping",
          name: clippingKey(this.#issue, record),
          parts: record.parts,
        }),
      ),
    ];
    const turns = pages.map(({ turn }) => turn);
    for (let at = 0; at < orders.length; at += PICTURES_AT_ONCE) {
      const pictures = orders.slice(at, at + PICTURES_AT_ONCE);
      const kept: Promise<void>[] = [];
      // A picture that fails leaves its page or ad without one; what was found stays found.
      await renderIssue(path, {
        turns,
        pictures,
        onPicture: ({ name, bytes }) => {
          const adId = adOf.get(name);
          const media = adId === undefined ? "image/jpeg" : "image/png";
          const put = storage.put(name, bytes, media);
          // A failure is noticed below.
          put.catch(() => undefined);
          kept.push(put);
          if (adId !== undefined) clipped.set(adId, name);
        },
      });
      await Promise.all(kept);
      await this.#renew();
    }
    return clipped;
  }

  /**
   * Writes everything in one transaction: an issue has all its records or none, and one that is read again keeps what a person has
   * decided. Where ads entered, left or changed while it was read, nothing is written, and it is read again as long as attempts are
   * left.
   */
  async #finish(
    { sha256 }: WholeFile,
    { billed, search, records, clipped }: Outcome,
  ): Promise<void> {
    const { printedDays } = search;
    // Of an issue for several days, the own one says more.
    const printedDay = printedDays.find((day) => day === this.#issue.day) ?? printedDays[0] ?? null;
    const scanned = isScanned(search);
    const kept = records.map((record) => ({
      ...record,
      clipping_key: clipped.get(record.ad_id) ?? null,
    }));
    let dropped: readonly string[] = [];
    const isUnneeded = await this.#withIssue(async (tx, issue, edition, at) => {
      if (edition.state === "cancelled") return giveUp(tx, issue, "edition-cancelled", at);
      if (!isAsRead(billed, await gatherBilled(tx, keyOf(issue)))) {
        if (issue.attempts >= MOST_ATTEMPTS) return giveUp(tx, issue, "ads-changed", at);
        await changeIssue(tx, issue.id, { lease_until: null });
        return false;
      }
      dropped = await replaceRecords(tx, issue.id, kept);
      await changeIssue(tx, issue.id, { scanned, printed_day: printedDay, sha256 });
      const isWhole = records.length > 0 && records.every(({ found }) => found === "whole");
      const isOwn = printedDay === issue.day && !(await isElsewhere(tx, issue));
      if (!isReadBefore(issue) && isOwn && isWhole && (await isPlaceFree(tx, issue))) {
        await recordIn(tx, issue, { at, by: null, slug: edition.slug, operator: "automatic" });
      } else await changeIssue(tx, issue.id, { state: "checking" });
      return false;
    });
    if (isUnneeded) await removePieces(this.#context, this.#issue);
    for (const key of dropped) await this.#context.storage.remove(key);
  }

  async #fail(fault: IssueFault): Promise<void> {
    const isUnneeded = await this.#withIssue((tx, issue, _, at) => giveUp(tx, issue, fault, at));
    if (isUnneeded) await removePieces(this.#context, this.#issue);
  }

  /** Runs the end of the work while the issue is still this process's. */
  async #withIssue<Result>(
    work: (
      tx: Transaction<Database>,
      issue: IssueRow,
      edition: NonNullable<Awaited<ReturnType<typeof lockEdition>>>,
      at: Date,
    ) => Promise<Result>,
  ): Promise<Result> {
    const { db, clock } = this.#context;
    return transaction(db, async (tx) => {
      const edition = await lockEdition(tx, keyOf(this.#issue));
      const issue = await lockIssue(tx, this.#issue.id);
      const isHeld =
        issue?.state === "reading" && issue.lease_until?.getTime() === this.#held.getTime();
      if (!isHeld || edition === undefined) throw new LeaseLost();
      return work(tx, issue, edition, new Date(clock.now()));
    });
  }

  async #renew(): Promise<void> {
    const { db, clock } = this.#context;
    const until = new Date(Math.max(clock.now() + LEASE, this.#held.getTime() + 1));
    const change = { until, read: this.#read, of: this.#pages };
    if (!(await renewLease(db, this.#issue.id, this.#held, change))) throw new LeaseLost();
    this.#held = until;
  }
}

/** True for an issue that a person checks: its reading has ended once, whether it found ads or there were none. */
const isReadBefore = ({ sha256 }: IssueRow): boolean => sha256 !== null;

/**
 * Ends a reading for good. Returns true where the pieces of the file are no longer needed: it is refused, and no certificate names
 * it. One that was read before is checked on with what a person has decided, and read again when it is to be recorded.
 */
async function giveUp(
  tx: Transaction<Database>,
  issue: IssueRow,
  fault: IssueFault,
  at: Date,
): Promise<boolean> {
  const isRefused = !isReadBefore(issue) || fault === "edition-cancelled";
  if (isRefused) await changeIssue(tx, issue.id, { state: "failed", fault, ended_at: at });
  else await changeIssue(tx, issue.id, { state: "checking", fault });
  return isRefused && !(await isCertified(tx, issue.id));
}
