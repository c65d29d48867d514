import type { Client } from "@parution/contract/client";
import { changeEdition, readEditionState, reportMissedAds } from "@parution/contract/editions";
import { ApiError } from "@parution/contract/errors";
import { readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { recordIssue } from "@parution/contract/printed-issues";
import { readBusiness } from "@parution/contract/session";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { carryMissed } from "../desk-calendar/missed.ts";
import { lockEdition } from "../edition-state/index.ts";
import { audit } from "../operator/audit.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { EDITION, IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { datesOfAd } from "../testing/orders/missed.ts";
import {
  countRows,
  edit,
  placeLine,
  placePaid,
  THURSDAY,
  WEDNESDAY,
} from "../testing/orders/ordering.ts";
import { samplePdf } from "../testing/sample-pdf.ts";

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

  test("of two files for one day leave one, and the sender of the other is told", async () => {
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

/** Runs two acts that reach the edition in this order: both wait for its lock, which goes to the one that waits longest. */
async function inOrder<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
  const { db } = at.api.context;
  const waiting = (count: number) =>
    expect.poll(() => countWaiting(db), { timeout: 20_000 }).toBe(count);
  // Its row is there before anything waits for it: those who make it at once have no order.
  await transaction(db, (tx) => lockEdition(tx, EDITION));
  const acts = await transaction(db, async (tx) => {
    await lockEdition(tx, EDITION);
    const before = Promise.allSettled([first()]);
    await waiting(1);
    const after = Promise.allSettled([second()]);
    await waiting(2);
    return [before, after] as const;
  });
  const [[before], [after]] = await Promise.all(acts);
  return [before, after];
}

async function countWaiting(db: Queries): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

describe.each(["before", "after"] as const)("what reaches an edition %s it closes", (when) => {
  /** Closes the edition beside an act that reaches it in time or too late. Returns the outcome of the act. */
  async function closeBeside<Result>(act: () => Promise<Result>) {
    const { version } = await at.desk.call(readEditionState, { query: EDITION });
    const close = () =>
      at.desk.call(changeEdition, { body: { ...EDITION, version, to: "closed" } });
    if (when === "before") {
      const [done, closed] = await inOrder(act, close);
      expect(closed.status).toBe("fulfilled");
      return done;
    }
    const [closed, done] = await inOrder(close, act);
    expect(closed.status).toBe("fulfilled");
    return done;
  }

  /** Lists of the closed edition that name an ad. */
  async function listsOf(adId: number): Promise<string[]> {
    const edition = await at.desk.call(readEditionState, { query: EDITION });
    expect(edition.state).toBe("closed");
    const lists = ["entered", "unpaid", "undecided", "missed"] as const;
    return lists.filter((list) => edition[list].some(({ id }) => id === adId));
  }
  /** Code of the refusal; null where the edition takes what reaches it. */
  const codeOf = (act: PromiseSettledResult<unknown>) =>
    act.status === "rejected" && act.reason instanceof ApiError ? act.reason.code : null;
  const expected = when === "before" ? null : "EDITION_CLOSED";

  test("an order on term is in it, or refused whole", async () => {
    const onTerm = await at.api.signIn("terme");
    const rows = await countRows(at.api.context);
    const order = await closeBeside(() => placeLine(onTerm));
    expect(codeOf(order)).toBe(expected);
    if (order.status === "fulfilled") {
      expect(order.value.onTerm).toBe(true);
      expect(await listsOf(order.value.adId)).toEqual(["undecided"]);
    } else expect(await countRows(at.api.context)).toBe(rows);
  });

  test("a card payment is booked, and its ad is in it or goes the way of those that did not run", async () => {
    const { adId, orderId } = await placeLine(client);
    const form = await checkOut(client, orderId);
    const settle = () => notify(at.api, outcomeOf(form, true));
    expect(await closeBeside(settle)).toMatchObject({ value: "ACTION=POSTAUTH" });
    await carryMissed.run(at.api.context);
    expect(await client.call(readRecap, { query: { orderId } })).toMatchObject({ status: "paid" });
    expect(await listsOf(adId)).toEqual(when === "before" ? ["entered"] : ["missed"]);
  });

  test("a paid ad that moves to its day is in it, or stays on the day that it had", async () => {
    const { adId } = await placePaid(client, { dates: [THURSDAY] });
    const move = () => edit(client, adId, { dates: [WEDNESDAY] });
    expect(codeOf(await closeBeside(move))).toBe(expected);
    expect(await listsOf(adId)).toEqual(when === "before" ? ["entered"] : []);
    expect(await datesOfAd(at.api, adId)).toEqual([when === "before" ? WEDNESDAY : THURSDAY]);
  });
});
