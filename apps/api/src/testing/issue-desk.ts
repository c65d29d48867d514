import { createHash } from "node:crypto";
import type { Client } from "@parution/contract/client";
import { printEditionPages } from "@parution/contract/editions";
import {
  beginIssue,
  decidePrinted,
  readPrintedIssue,
  sendIssuePiece,
} from "@parution/contract/printed-issues";
import type { IsoDate } from "@parution/rules/dates";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import { expect } from "vitest";
import { selectPrintRecords } from "../printed-issues/index.ts";
import { readIssues } from "../printed-issues/reading-job.ts";
import { startTestApi, type TestApi } from "./index.ts";
import { placePaid, WEDNESDAY } from "./orders/ordering.ts";

/** Edition of the tests. */
export const EDITION = { supportId: 1, day: WEDNESDAY } as const;

/** Texts of two lines, as tests' prices have them, that are long enough to be recognised. */
export const TEXT = "Société Atlas, cession de parts à Casablanca";
export const OTHER_TEXT = "Villa à vendre à Rabat, quartier Agdal";

type Verdict = "printed" | "not_printed" | null;

interface Sent {
  readonly replaces?: number | null;
  readonly supportId?: number;
  readonly day?: IsoDate;
}

/** Announcement of a file. */
export const announced = (bytes: Uint8Array, changes: Sent = {}) => ({
  ...EDITION,
  fileName: "journal.pdf",
  size: bytes.length,
  replaces: null,
  hashes: piecesOf(bytes).map((piece) => createHash("sha256").update(piece).digest("hex")),
  ...changes,
});

export const piecesOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: Math.ceil(bytes.length / ISSUE_LIMITS.piece) }, (_, at) =>
    Uint8Array.from(bytes.subarray(at * ISSUE_LIMITS.piece, (at + 1) * ISSUE_LIMITS.piece)),
  );

/** An api with a desk that makes up editions, and an advertiser. */
export class IssueDesk {
  readonly api: TestApi;
  desk: Client;
  readonly #advertiser: Client;

  private constructor(api: TestApi, desk: Client, advertiser: Client) {
    this.api = api;
    this.desk = desk;
    this.#advertiser = advertiser;
  }

  static async start(): Promise<IssueDesk> {
    const api = await startTestApi();
    const desk = await api.signInStaff("maquette");
    return new IssueDesk(api, desk, await api.signIn("particulier"));
  }

  /** Orders and pays a line ad for some days. */
  place(text: string, dates: IsoDate[] = [WEDNESDAY]) {
    const paperContent = { kind: "plain" as const, text };
    return placePaid(this.#advertiser, { paperContent, dates, total: 4800 * dates.length });
  }

  /** Moves on to the morning of the edition, or of a later moment. */
  async dawn(instant = `${WEDNESDAY}T05:00:00Z`): Promise<void> {
    this.api.clock.set(instant);
    this.desk = await this.api.signInStaff("maquette");
  }

  read = () => this.desk.call(readPrintedIssue, { query: EDITION });
  work = () => readIssues.run(this.api.context);

  /** Reads the issues; something happens each time that a page has been searched and its picture is kept. */
  async readWhile(happens: () => Promise<unknown>): Promise<void> {
    const { storage } = this.api.context;
    const put: typeof storage.put = async (key, ...rest) => {
      if (key.includes("/page-")) await happens();
      await storage.put(key, ...rest);
    };
    await readIssues.run({ ...this.api.context, storage: { ...storage, put } });
  }

  /** Gives an ad another text, or takes it out of its edition. */
  change = (adId: number, set: { paper_content: string } | { status: 2 | 4 }) =>
    this.api.context.db.updateTable("ads").set(set).where("id", "=", adId).execute();

  proofOf = (adId: number) => selectPrintRecords(this.api.context.db, [adId]);

  /** Decides on an ad as the desk shows it. */
  async decide(recordId: number, decision: Verdict, page: number | null = null) {
    const record = (await this.read()).records.find(({ id }) => id === recordId);
    const body = { recordId, decision, seen: record?.decision ?? null, page };
    return this.desk.call(decidePrinted, { body });
  }

  /** Begins a reading that an outage of the storage ends, until its lease has ended too. */
  async failToRead(): Promise<void> {
    const get = () => Promise.reject(new Error("the storage is away"));
    const storage = { ...this.api.context.storage, get };
    await expect(readIssues.run({ ...this.api.context, storage })).rejects.toThrow("away");
    this.api.clock.advance(11 * 60_000);
  }

  /** The program's own pages of a day. */
  pages = (day: IsoDate = WEDNESDAY) =>
    this.desk.call(printEditionPages, { query: { ...EDITION, day } });

  send(issueId: number, piece: number, bytes: Uint8Array<ArrayBuffer>) {
    const file = new File([bytes], "morceau");
    return this.desk.call(sendIssuePiece, { body: { issueId, piece, file } });
  }

  /** Sends a whole file. */
  async upload(content: File | string, changes: Sent = {}): Promise<number> {
    const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
    const { issueId } = await this.desk.call(beginIssue, { body: announced(bytes, changes) });
    for (const [at, piece] of piecesOf(bytes).entries()) await this.send(issueId, at, piece);
    return issueId;
  }
}
