import { readEdition, readEditionState } from "@parution/contract/editions";
import {
  beginIssue,
  discardIssue,
  readPrintedIssue,
  recordIssue,
} from "@parution/contract/printed-issues";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { announced, IssueDesk, piecesOf, TEXT } from "../testing/issue-desk.ts";
import { refusalOf, WEDNESDAY } from "../testing/orders/ordering.ts";
import { samplePdf, textAt } from "../testing/sample-pdf.ts";
import { selectPrintRecords } from "./index.ts";
import { claimIssue } from "./queries.ts";
import { readIssues } from "./reading-job.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

describe("an upload", () => {
  /** A file of three pieces. */
  const large = () => {
    const bytes = new Uint8Array(2 * ISSUE_LIMITS.piece + 1000).fill(32);
    bytes.set(new TextEncoder().encode("%PDF-1.4\n"));
    for (let place = 4096; place < bytes.length; place += 4096) bytes[place] = (place / 4096) % 251;
    return bytes;
  };

  test("goes on where it stopped, and takes no piece but the announced one", async () => {
    await at.dawn();
    const bytes = large();
    const [first = bytes, second = bytes, third = bytes] = piecesOf(bytes) as [
      ...Uint8Array<ArrayBuffer>[],
    ];
    const body = announced(bytes);
    const { issueId } = await at.desk.call(beginIssue, { body });
    expect(await at.send(issueId, 0, first)).toEqual({ received: first.length });
    // The answer was lost: the same piece again, a later one, and another's bytes.
    expect(await at.send(issueId, 0, first)).toEqual({ received: first.length });
    expect(await at.send(issueId, 2, third)).toEqual({ received: first.length });
    expect(await refusalOf(at.send(issueId, 1, first))).toMatchObject({ status: 422 });
    expect(await at.read()).toMatchObject({
      issue: { state: "uploading", received: first.length },
    });
    // The page was loaded anew.
    expect(await at.desk.call(beginIssue, { body })).toEqual({ issueId, received: first.length });
    await at.send(issueId, 1, second);
    expect(await at.send(issueId, 2, third)).toEqual({ received: bytes.length });
    await at.work();
    expect((await at.read()).issue).toMatchObject({ state: "failed", received: bytes.length });
  });

  test("of another file takes the place of one that has not arrived", async () => {
    await at.dawn();
    const bytes = large();
    const { issueId } = await at.desk.call(beginIssue, { body: announced(bytes) });
    await at.send(issueId, 0, piecesOf(bytes)[0] ?? bytes);
    await at.upload(samplePdf([textAt(20, 150, "Villa")]));
    const gone = await refusalOf(at.send(issueId, 1, piecesOf(bytes)[1] ?? bytes));
    expect(gone).toMatchObject({ status: 404 });
    expect(gone.message).toContain("choisissez de nouveau le fichier");
  });

  test("that stays unfinished is forgotten after a day, with its bytes", async () => {
    await at.dawn();
    const bytes = large();
    const { issueId } = await at.desk.call(beginIssue, { body: announced(bytes) });
    await at.send(issueId, 0, piecesOf(bytes)[0] ?? bytes);
    const kept = async () =>
      (await Array.fromAsync(at.api.context.storage.keys())).filter((name) =>
        name.startsWith("issues"),
      );
    expect(await kept()).toHaveLength(1);
    await at.dawn("2026-06-04T07:00:00Z");
    await at.work();
    expect([await kept(), (await at.read()).issue]).toEqual([[], null]);
  });

  test("is refused to an edition that is still open, and to a digital newspaper", async () => {
    const body = announced(new Uint8Array(10));
    const open = await refusalOf(at.desk.call(beginIssue, { body }));
    expect(open).toMatchObject({ status: 409, code: "EDITION_OPEN" });
    const digital = { ...body, supportId: 4 };
    expect(await refusalOf(at.desk.call(beginIssue, { body: digital }))).toMatchObject({
      status: 404,
    });
  });

  test("is asked of no digital newspaper, whose edition and pages do not exist either", async () => {
    const query = { supportId: 4, day: WEDNESDAY };
    for (const call of [readPrintedIssue, readEditionState, readEdition]) {
      const refusal = await refusalOf(at.desk.call(call, { query }));
      expect(refusal).toMatchObject({ status: 404, code: "DIGITAL_NEWSPAPER" });
    }
    const unknown = { query: { ...query, supportId: 99 } };
    expect(await refusalOf(at.desk.call(readPrintedIssue, unknown))).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
  });

  test("of the same file is named with its day, and takes nothing", async () => {
    await at.place(TEXT);
    await at.dawn();
    const pages = await at.pages();
    await at.upload(pages);
    const again = await refusalOf(at.upload(pages));
    expect(again).toMatchObject({ status: 409, code: "SAME_FILE" });
    expect(again.message).toContain("03/06/2026");
    await at.work();
    expect(await refusalOf(at.upload(pages))).toMatchObject({ code: "SAME_FILE" });
  });
});

describe("a second issue of a day", () => {
  test("replaces the recorded one only by an explicit action, and only once it is recorded itself", async () => {
    const { adId } = await at.place(TEXT);
    await at.dawn();
    const first = await at.upload(await at.pages());
    await at.work();
    const proof = () => selectPrintRecords(at.api.context.db, [adId]);
    const blank = samplePdf(["0 0 300 200 re f"]);
    expect(await refusalOf(at.upload(blank))).toMatchObject({ code: "ISSUE_STANDS" });
    const second = await at.upload(blank, { replaces: first });
    await at.work();
    const { issue, records } = await at.read();
    expect(issue).toMatchObject({ id: second, state: "checking", replacesRecorded: true });
    expect(await proof()).toMatchObject([{ issue_id: first, printed: true }]);
    await at.decide(records[0]?.id ?? 0, "not_printed");
    await at.desk.call(recordIssue, { body: { issueId: second, acceptsOther: true } });
    expect(await proof()).toMatchObject([{ issue_id: second, printed: false }]);
  });

  test("that is taken back leaves the first as it was", async () => {
    await at.place(TEXT);
    await at.dawn();
    const first = await at.upload(await at.pages());
    await at.work();
    const second = await at.upload(samplePdf(["0 0 300 200 re f"]), { replaces: first });
    await at.work();
    const left = await at.desk.call(discardIssue, { body: { issueId: second } });
    expect(left).toMatchObject({ issue: { id: first, state: "recorded" } });
    const recorded = await refusalOf(at.desk.call(discardIssue, { body: { issueId: first } }));
    expect(recorded).toMatchObject({ status: 409, code: "ISSUE_CHANGED" });
  });
});

describe("a process that ends in the middle", () => {
  test.each(["get", "put"] as const)(
    "leaves an issue that another reads from the start, when storage fails to %s",
    async (method) => {
      const { adId } = await at.place(TEXT);
      await at.dawn();
      await at.upload(await at.pages());
      const storage = {
        ...at.api.context.storage,
        [method]: () => Promise.reject(new Error("the process ends")),
      };
      await expect(readIssues.run({ ...at.api.context, storage })).rejects.toThrow(
        "the process ends",
      );
      await at.work();
      expect((await at.read()).issue?.state).toBe("reading");
      at.api.clock.advance(11 * 60_000);
      await at.work();
      expect((await at.read()).issue?.state).toBe("recorded");
      expect(await selectPrintRecords(at.api.context.db, [adId])).toMatchObject([
        { printed: true },
      ]);
    },
  );

  test("three times leaves an issue that is refused, not tried for ever", async () => {
    await at.place(TEXT);
    await at.dawn();
    await at.upload(await at.pages());
    for (let attempt = 0; attempt < 3; attempt += 1) await takeAndEnd();
    await at.work();
    const { issue } = await at.read();
    expect(issue?.state).toBe("failed");
    expect(issue?.fault).toContain(
      "Trois lectures ont été tentées et la dernière s’est interrompue",
    );
  });

  test("is not counted for an outage of the storage within a day of the upload", async () => {
    await at.place(TEXT);
    await at.dawn();
    await at.upload(await at.pages());
    for (let attempt = 0; attempt < 5; attempt += 1) await at.failToRead();
    await at.work();
    expect((await at.read()).issue?.state).toBe("recorded");
  });

  test("is counted for an outage that lasts", async () => {
    await at.place(TEXT);
    await at.dawn();
    await at.upload(await at.pages());
    await at.dawn("2026-06-04T07:00:00Z");
    for (let attempt = 0; attempt < 3; attempt += 1) await at.failToRead();
    await at.work();
    expect((await at.read()).issue?.state).toBe("failed");
  });

  /** A process takes the issue and ends without a word; its lease ends later. */
  async function takeAndEnd(): Promise<void> {
    const { db, clock } = at.api.context;
    const now = clock.now();
    const lease = { now: new Date(now), until: new Date(now + 60_000) };
    expect(await claimIssue(db, lease)).toBeDefined();
    at.api.clock.advance(2 * 60_000);
  }

  test("between the last piece and the reading is made good by the same upload", async () => {
    await at.place(TEXT);
    await at.dawn();
    const pages = await at.pages();
    const id = await at.upload(pages);
    const back = { state: "uploading" } as const;
    await at.api.context.db.updateTable("printed_issues").set(back).where("id", "=", id).execute();
    const bytes = new Uint8Array(await pages.arrayBuffer());
    await at.desk.call(beginIssue, { body: announced(bytes) });
    expect((await at.read()).issue?.state).toBe("reading");
  });

  test("is no matter where two read at once: one of them writes", async () => {
    await at.place(TEXT);
    await at.dawn();
    await at.upload(await at.pages());
    await Promise.all([at.work(), at.work()]);
    expect((await at.read()).records).toHaveLength(1);
  });
});
