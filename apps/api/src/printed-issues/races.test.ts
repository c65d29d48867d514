import type { Client } from "@parution/contract/client";
import { changeEdition, readEditionState, reportMissedAds } from "@parution/contract/editions";
import { ApiError } from "@parution/contract/errors";
import { payOrder } from "@parution/contract/payments";
import { decidePrinted, recordIssue } from "@parution/contract/printed-issues";
import { readBusiness } from "@parution/contract/session";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { carryMissed } from "../desk-editions/missed.ts";
import { audit } from "../operator/audit.ts";
import { EDITION, IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { placeLine, refusalOf, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { samplePdf } from "../testing/sample-pdf.ts";
import { readEntries } from "../trail/index.ts";

let at: IssueDesk;
let client: Client;
beforeEach(async () => {
  at = await IssueDesk.start();
  client = await at.api.signIn("particulier");
});
afterEach(async () => {
  expect(await audit(at.api.context)).toEqual([]);
  await at.api.stop();
});

/** Codes of the refusals among some calls; another error fails the test. */
async function refusalsOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled.flatMap((one) => {
    if (one.status === "fulfilled") return [];
    expect(one.reason).toBeInstanceOf(ApiError);
    return [one.reason.code || String(one.reason.status)];
  });
}

const filesOf = (state: "uploading" | "reading" | "recorded") =>
  at.api.context.db
    .selectFrom("printed_issues")
    .select("day")
    .where("support_id", "=", 1)
    .where("day", "in", [WEDNESDAY, THURSDAY])
    .where("state", "=", state)
    .execute();

test("every ad that is paid while its edition closes is in it, and every other payment is refused and takes nothing", async () => {
  const orders: Awaited<ReturnType<typeof placeLine>>[] = [];
  for (let number = 0; number < 6; number += 1) orders.push(await placeLine(client));
  const { balance } = await client.call(readBusiness, {});
  const { version } = await at.desk.call(readEditionState, { query: EDITION });
  const pay = ({ orderId }: (typeof orders)[number]) =>
    client.call(payOrder, { body: { orderId, method: "balance" } });
  const close = { ...EDITION, version, to: "closed" } as const;
  const [first, ...others] = orders.map(pay);
  const closing = at.desk.call(changeEdition, { body: close });
  const refusals = await refusalsOf([first ?? closing, closing, ...others]);
  expect(refusals.filter((code) => code !== "EDITION_CLOSED")).toEqual([]);
  const { state, entered } = await at.desk.call(readEditionState, { query: EDITION });
  expect(state).toBe("closed");
  const paid = orders.filter(({ adId }) => entered.some(({ id }) => id === adId));
  expect(paid).toHaveLength(orders.length - refusals.length);
  const after = await client.call(readBusiness, {});
  expect(after.balance).toBe(balance - 4800 * paid.length);
});

describe("two uploads at once", () => {
  test("of one file for one day are one issue", async () => {
    await at.place(TEXT);
    await at.place(OTHER_TEXT);
    await at.dawn();
    const pages = await at.pages();
    const refusals = await refusalsOf([at.upload(pages), at.upload(pages)]);
    expect(refusals.filter((code) => code !== "SAME_FILE")).toEqual([]);
    expect(await filesOf("reading")).toHaveLength(1);
    await at.work();
    expect(await at.read()).toMatchObject({ issue: { state: "recorded" } });
  });

  test("of two files for one day leave one, and the sender of the other gets an error", async () => {
    await at.place(TEXT);
    await at.dawn();
    const files = [await at.pages(), samplePdf(["0 0 300 200 re f"])];
    const refusals = await refusalsOf(files.map((file) => at.upload(file)));
    expect(await filesOf("reading")).toHaveLength(1);
    expect(await filesOf("uploading")).toEqual([]);
    expect(refusals).toHaveLength(1);
  });

  test("of one file for two days are read for one of them", async () => {
    await at.place(TEXT, [WEDNESDAY]);
    await at.place(OTHER_TEXT, [THURSDAY]);
    await at.dawn(`${THURSDAY}T05:00:00Z`);
    const pages = await at.pages();
    const calls = [at.upload(pages), at.upload(pages, { day: THURSDAY })];
    expect(await refusalsOf(calls)).toEqual(["SAME_FILE"]);
    expect(await filesOf("reading")).toHaveLength(1);
    expect(await filesOf("uploading")).toEqual([]);
  });
});

describe("two people who check an issue", () => {
  type Verdict = "printed" | "not_printed" | null;

  /** An ad that the program did not find, decided on by one of two people who saw some decision. */
  async function missingAd() {
    await at.place(TEXT);
    const pages = await at.pages();
    const { adId } = await at.place(OTHER_TEXT);
    await at.dawn();
    await at.upload(pages);
    await at.work();
    const colleague = await at.api.signInStaff("admin");
    const record = async () => (await at.read()).records.find((one) => one.adId === adId);
    const recordId = (await record())?.id ?? 0;
    const say = (by: Client, seen: Verdict, decision: Verdict) => {
      const page = decision === "printed" ? 1 : null;
      return by.call(decidePrinted, { body: { recordId, decision, seen, page } });
    };
    return { colleague, record, say };
  }

  test("do not overrule each other unseen, and the refusal names who decided what", async () => {
    const { colleague, record, say } = await missingAd();
    const [first, second] = ["maquette@demo.parution.test", "admin@demo.parution.test"];
    expect(await say(at.desk, null, "not_printed")).toMatchObject({ decidedBy: first });
    const late = await refusalOf(say(colleague, null, "printed"));
    expect(late).toMatchObject({ status: 409, code: "AD_DECIDED" });
    expect(late.message).toBe(`${first} a décidé entre-temps : pas parue.`);
    expect(await record()).toMatchObject({ decision: "not_printed", decidedBy: first });

    expect(await say(colleague, "not_printed", "printed")).toMatchObject({ decidedBy: second });
    const arabic = await at.api.signInStaff("maquette", "ar");
    const { message } = await refusalOf(say(arabic, "not_printed", null));
    expect(message).toBe(`قرر \u2068${second}\u2069 في هذه الأثناء: صدر في الصفحة 1.`);

    const parts = [1, 2].map((page) => ({ page, x: 0, y: 0, width: 0, height: 0 }));
    const places = sql`update print_records set parts = ${JSON.stringify(parts)}::jsonb`;
    await places.execute(at.api.context.db);
    expect((await refusalOf(say(arabic, null, null))).message).toContain("في الصفحتين 1 و2.");
    expect((await refusalOf(say(at.desk, null, null))).message).toContain("parue pages 1 et 2.");

    await say(colleague, "printed", null);
    const undone = await refusalOf(say(at.desk, "printed", "not_printed"));
    expect(undone.message).toContain("a été annulée entre-temps");
    expect(await record()).toMatchObject({ decision: null, decidedBy: null });
    const entries = await readEntries(at.api.context.db, 0, 1000);
    expect(entries.filter(({ command }) => command === "confirm-print")).toHaveLength(3);
  });

  test("at once are heard one after the other, and the second is refused", async () => {
    const { colleague, say } = await missingAd();
    const calls = [say(at.desk, null, "not_printed"), say(colleague, null, "printed")];
    expect(await refusalsOf(calls)).toEqual(["AD_DECIDED"]);
  });
});

test("an ad that is reported while its issue is recorded without it is refunded once", async () => {
  await at.place(TEXT);
  const pages = await at.pages();
  const { adId } = await at.place("Appartement à louer à Fès, centre ville");
  await at.dawn();
  const issueId = await at.upload(pages);
  await at.work();
  client = await at.api.signIn("particulier");
  const { balance } = await client.call(readBusiness, {});
  const reasons = { reasonFr: "Page perdue", reasonAr: "صفحة ضائعة" };
  const report = { ...EDITION, adIds: [adId], choice: "refund" as const, ...reasons };
  const refusals = await refusalsOf([
    at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } }),
    at.desk.call(reportMissedAds, { body: report }),
  ]);
  expect(refusals).toEqual([]);
  await Promise.all([carryMissed.run(at.api.context), carryMissed.run(at.api.context)]);
  await carryMissed.run(at.api.context);
  const { missed } = await at.desk.call(readEditionState, { query: EDITION });
  expect(missed).toMatchObject([{ id: adId, outcome: "refunded" }]);
  expect((await client.call(readBusiness, {})).balance).toBe(balance + 4800);
});
