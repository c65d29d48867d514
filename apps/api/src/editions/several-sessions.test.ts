import type { Client } from "@parution/contract/client";
import { changeEdition, readEdition, readEditionState } from "@parution/contract/editions";
import { ApiError } from "@parution/contract/errors";
import { readRecap } from "@parution/contract/orders";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { carryMissed } from "../desk-editions/missed.ts";
import { lockEdition, unmarkPrinted } from "../edition-state/index.ts";
import { audit } from "../operator/audit.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { EDITION, IssueDesk, TEXT } from "../testing/issue-desk.ts";
import { datesOfAd } from "../testing/orders/missed.ts";
import {
  countRows,
  edit,
  placeLine,
  placePaid,
  THURSDAY,
  WEDNESDAY,
} from "../testing/orders/ordering.ts";
import { keepPastPages } from "./index.ts";

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

/** Resolves once so many sessions wait for a lock. */
const untilWaiting = (count: number) =>
  expect.poll(() => countWaiting(at.api.context.db), { timeout: 20_000 }).toBe(count);

async function countWaiting(db: Queries): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

/** Runs two requests that reach the edition in this order: both wait for its lock, which goes to the one that waits longest. */
async function inOrder<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
  const { db } = at.api.context;
  // Its row is there before anything waits for it: those who make it at once have no order.
  await transaction(db, (tx) => lockEdition(tx, EDITION));
  const outcomes = await transaction(db, async (tx) => {
    await lockEdition(tx, EDITION);
    const before = Promise.allSettled([first()]);
    await untilWaiting(1);
    const after = Promise.allSettled([second()]);
    await untilWaiting(2);
    return [before, after] as const;
  });
  const [[before], [after]] = await Promise.all(outcomes);
  return [before, after];
}

describe.each(["before", "after"] as const)("what reaches an edition %s it closes", (when) => {
  /** Closes the edition beside a request that reaches it in time or too late. Returns the outcome of the request. */
  async function closeBeside<Result>(request: () => Promise<Result>) {
    const { version } = await at.desk.call(readEditionState, { query: EDITION });
    const close = () =>
      at.desk.call(changeEdition, { body: { ...EDITION, version, to: "closed" } });
    if (when === "before") {
      const [done, closed] = await inOrder(request, close);
      expect(closed.status).toBe("fulfilled");
      return done;
    }
    const [closed, done] = await inOrder(close, request);
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
  const codeOf = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === "rejected" && outcome.reason instanceof ApiError
      ? outcome.reason.code
      : null;
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

test("an edition that is closed again beside the job keeps no pages", async () => {
  await at.place(TEXT);
  const file = await at.pages();
  await at.dawn();
  await at.upload(file);
  await at.work();
  const { db } = at.api.context;
  const pages = () => at.desk.call(readEdition, { query: EDITION });
  expect(await pages()).toMatchObject({ isKept: true });
  await db.deleteFrom("edition_pages").execute();
  const { run } = await transaction(db, async (tx) => {
    await lockEdition(tx, EDITION);
    const run = keepPastPages.run(at.api.context);
    await untilWaiting(1);
    await unmarkPrinted(tx, EDITION);
    return { run };
  });
  await run;
  expect(await pages()).toMatchObject({ isKept: false });
});
