import { downloadCertificate } from "@parution/contract/certificates";
import type { Client } from "@parution/contract/client";
import { discardIssue, recheckIssue, recordIssue } from "@parution/contract/printed-issues";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { signedIn, verify } from "../testing/orders/certified.ts";
import { refusalOf, WEDNESDAY } from "../testing/orders/ordering.ts";
import { certificateFiles } from "./routes.ts";
import { noteUnissued, removeUnissued } from "./unissued-files.ts";

let at: IssueDesk;
let client: Client;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

/** Ad that a recorded issue shows, and the certificate that its advertiser asks for. */
async function givenPrinted() {
  const { adId } = await at.place(TEXT);
  await at.place(OTHER_TEXT);
  await at.dawn();
  const issueId = await at.upload(await at.pages());
  await at.work();
  client = await at.api.signIn("particulier");
  const certify = async () => {
    const { key, statement } = await signedIn(
      await client.call(downloadCertificate, { query: { adId } }),
    );
    const { published }: { published: string[] } = JSON.parse(statement);
    return { key, published };
  };
  const withdrawalOf = async (key: string) =>
    (await verify(at.api, key)).ad?.certificate?.withdrawal?.reason ?? null;
  return { adId, issueId, certify, withdrawalOf };
}

/** Lets something happen when the next certificate has been typeset, and is about to be issued. */
function beforeIssuing(happens: () => Promise<unknown>): void {
  const { storage } = at.api.context;
  const put = storage.put.bind(storage);
  const spy = vi.spyOn(storage, "put").mockImplementation(async (key, ...rest) => {
    if (key.startsWith("certificates/")) {
      spy.mockRestore();
      await happens();
    }
    await put(key, ...rest);
  });
}

describe("a certificate that is asked for while its issue is checked again", () => {
  test("and was issued before does not hold until the issue is recorded anew", async () => {
    const { issueId, certify, withdrawalOf } = await givenPrinted();
    const given = await certify();
    expect(given.published).toEqual([WEDNESDAY]);
    expect(await withdrawalOf(given.key)).toBeNull();
    await at.desk.call(recheckIssue, { body: { issueId } });
    expect(await withdrawalOf(given.key)).toBe("issue-checked");
    await at.desk.call(recordIssue, { body: { issueId, acceptsOther: false } });
    expect(await withdrawalOf(given.key)).toBeNull();
    expect(await certify()).toEqual(given);
  });

  test("says nothing of the issue where it was typeset before and not yet issued", async () => {
    const { issueId, certify, withdrawalOf } = await givenPrinted();
    beforeIssuing(() => at.desk.call(recheckIssue, { body: { issueId } }));
    const given = await certify();
    expect(given.published).toEqual([]);
    await at.desk.call(recordIssue, { body: { issueId, acceptsOther: false } });
    expect((await certify()).published).toEqual([WEDNESDAY]);
    expect(await withdrawalOf(given.key)).toBeNull();
  });
});

describe("a certificate that is asked for while its issue is taken back", () => {
  const takeBack = async (issueId: number) => {
    await at.desk.call(recheckIssue, { body: { issueId } });
    await at.desk.call(discardIssue, { body: { issueId } });
  };

  test("and was issued before does not hold", async () => {
    const { issueId, certify, withdrawalOf } = await givenPrinted();
    const given = await certify();
    await takeBack(issueId);
    expect(given.published).toEqual([WEDNESDAY]);
    expect(await withdrawalOf(given.key)).toBe("issue-replaced");
    expect((await certify()).published).toEqual([]);
  });

  test("says nothing of the issue where it was typeset before and not yet issued", async () => {
    const { issueId, certify } = await givenPrinted();
    beforeIssuing(() => takeBack(issueId));
    expect((await certify()).published).toEqual([]);
    const kept = at.api.context.db.selectFrom("certificates").select("statement");
    const statements = (await kept.execute()).map(({ statement }) => JSON.parse(statement));
    expect(statements).toMatchObject([{ published: [] }]);
  });
});

test("a letter has no certificate of an ad that ends while it is typeset", async () => {
  const { adId } = await givenPrinted();
  const end = at.api.context.db.updateTable("ads").set({ status: 4 }).where("id", "=", adId);
  beforeIssuing(() => end.execute());
  expect(await certificateFiles(at.api.context, { adId }, "fr")).toEqual([]);
});

test("a certificate whose facts change each time that it is typeset is asked for again later", async () => {
  const { issueId, certify } = await givenPrinted();
  const { storage } = at.api.context;
  const put = storage.put.bind(storage);
  let isChecked = false;
  vi.spyOn(storage, "put").mockImplementation(async (key, ...rest) => {
    if (key.startsWith("certificates/")) {
      const body = { issueId };
      if (isChecked) await at.desk.call(recordIssue, { body: { ...body, acceptsOther: false } });
      else await at.desk.call(recheckIssue, { body });
      isChecked = !isChecked;
    }
    await put(key, ...rest);
  });
  expect(await refusalOf(certify())).toMatchObject({ status: 409, code: "FACTS_CHANGED" });
  const keys = await Array.fromAsync(storage.keys());
  expect(keys.filter((key) => key.startsWith("certificates/"))).toEqual([]);
});

test("a file of a certificate that cannot be removed leaves the others their turn, and is tried again", async () => {
  const { context, clock } = at.api;
  const { storage } = context;
  for (const key of ["certificates/first", "certificates/second"]) {
    await noteUnissued(context.db, key, new Date(clock.now()));
    await storage.put(key, new Uint8Array([1]), "application/pdf");
    clock.advance(1000);
  }
  clock.advance(2 * 60 * 60_000);
  const kept = async () =>
    (await Array.fromAsync(storage.keys())).filter((key) => key.startsWith("certificates/"));
  const remove = storage.remove.bind(storage);
  const spy = vi.spyOn(storage, "remove").mockImplementation(async (key) => {
    if (key === "certificates/first") throw new Error("The storage does not answer.");
    await remove(key);
  });
  await expect(removeUnissued.run(context)).rejects.toThrow("not removed: 1");
  expect(await kept()).toEqual(["certificates/first"]);
  spy.mockRestore();
  await removeUnissued.run(context);
  expect(await kept()).toEqual([]);
});
