import type { Client } from "@parution/contract/client";
import { declareClosure, setDay, undoClosure } from "@parution/contract/desk-calendar";
import {
  cancelEdition,
  changeEdition,
  readEditionDays,
  readEditionState,
  reportMissedAds,
} from "@parution/contract/editions";
import { payOrder } from "@parution/contract/payments";
import { beginIssue } from "@parution/contract/printed-issues";
import { readBusiness } from "@parution/contract/session";
import { addDays, type IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { selectToPlan } from "../desk-calendar/closed-ad-queries.ts";
import { lockClosure } from "../desk-calendar/closure-queries.ts";
import { carryClosures, planIntoOpen } from "../desk-calendar/replan.ts";
import {
  cancelEdition as cancelAlone,
  findEdition,
  lockEdition,
  markPrinted,
} from "../edition-state/index.ts";
import { audit } from "../operator/audit.ts";
import { transaction } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { announced } from "../testing/issue-desk.ts";
import {
  placeLine,
  placePaid,
  refusalOf,
  THURSDAY,
  WEDNESDAY,
} from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { carryMissed } from "./missed.ts";

const FRIDAY: IsoDate = "2026-06-05";
const MONDAY: IsoDate = "2026-06-08";
const TUESDAY: IsoDate = "2026-06-16";

let api: TestApi;
let desk: Client;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  desk = await api.signInStaff("maquette");
  client = await api.signIn("particulier");
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

const reasons = { reasonFr: "Panne de rotative", reasonAr: "عطل في المطبعة" };
const key = { supportId: 1, day: WEDNESDAY } as const;
const now = () => new Date(api.clock.now());
const statusOf = async (adId: number) => {
  const ads = api.context.db.selectFrom("ads").select("status").where("id", "=", adId);
  return (await ads.executeTakeFirstOrThrow()).status;
};
const dateOf = async (adId: number) => {
  const dates = api.context.db.selectFrom("ad_dates").select("date").where("ad_id", "=", adId);
  return (await dates.executeTakeFirstOrThrow()).date;
};
const read = () => desk.call(readEditionState, { query: key });
/** Announces the file of a printed issue. */
const send = (edition: { supportId: number; day: IsoDate }) =>
  desk.call(beginIssue, { body: announced(new Uint8Array(10), edition) });
const commands = async () =>
  (await readEntries(api.context.db, 0, 1000)).map(({ command }) => command);

test("the desk sees what is in an edition and what waits, closes it and opens it again", async () => {
  const paid = await placePaid(client);
  const unpaid = await placeLine(client);
  const open = await read();
  expect(open).toMatchObject({ state: "open", version: 0, missed: [] });
  expect(open.entered.map(({ id }) => id)).toContain(paid.adId);
  expect(open.unpaid.map(({ id }) => id)).toContain(unpaid.adId);
  expect(open.unpaid.map(({ id }) => id)).not.toContain(paid.adId);
  const close = { ...key, version: open.version, to: "closed" } as const;
  const closed = await desk.call(changeEdition, { body: close });
  expect(closed).toMatchObject({ state: "closed", version: 1 });
  const again = refusalOf(desk.call(changeEdition, { body: close }));
  expect(await again).toMatchObject({ status: 409, code: "EDITION_CHANGED" });
  const opening = { ...key, version: closed.version, to: "open" } as const;
  expect(await desk.call(changeEdition, { body: opening })).toMatchObject({ state: "open" });
  expect(await commands()).toEqual(expect.arrayContaining(["close-edition", "reopen-edition"]));
});

test("an ad that the desk reports is refunded and stands among those that did not run", async () => {
  const { adId } = await placePaid(client);
  const before = (await client.call(readBusiness, {})).balance;
  const choice = "refund" as const;
  const body = { ...key, adIds: [adId], pages: [4], choice, ...reasons };
  const early = refusalOf(desk.call(reportMissedAds, { body }));
  expect(await early).toMatchObject({ status: 409, code: "TO_COME" });
  await transaction(api.context.db, (tx) => markPrinted(tx, key, { at: now(), by: null }));
  const reported = await desk.call(reportMissedAds, { body });
  expect(reported.missed).toMatchObject([{ id: adId, cause: "left_out", outcome: "open" }]);
  const entries = await readEntries(api.context.db, 0, 1000);
  const entry = entries.find(({ command }) => command === "ads-not-run");
  expect(entry?.after).toEqual({ choice, ads: 1, pages: "4" });
  await carryMissed.run(api.context);
  expect((await client.call(readBusiness, {})).balance).toBe(before + 4800);
  expect((await read()).missed).toMatchObject([{ id: adId, outcome: "refunded" }]);
});

test("a cancelled edition moves its ads, the unpaid ones too, and never opens again", async () => {
  const { adId } = await placePaid(client, { dates: [THURSDAY] });
  const unpaid = await placeLine(client, { dates: [THURSDAY] });
  const query = { supportId: 1, day: THURSDAY } as const;
  const { version } = await desk.call(readEditionState, { query });
  const body = { ...query, version, choice: "refund", ...reasons } as const;
  const cancelled = await desk.call(cancelEdition, { body });
  expect(cancelled).toMatchObject({ state: "cancelled", reason: "Panne de rotative" });
  expect(cancelled).toMatchObject({ entered: [], unpaid: [] });
  await carryMissed.run(api.context);
  expect(await statusOf(adId)).toBe(4);
  expect(await dateOf(unpaid.adId)).toBe(FRIDAY);
  const payment = { orderId: unpaid.orderId, method: "balance" } as const;
  await client.call(payOrder, { body: payment });
  expect(await statusOf(unpaid.adId)).toBe(2);
  const mails = api.context.db.selectFrom("mails").select("data").orderBy("id", "desc");
  const [letter] = await mails.where("template", "=", "ad-missed").limit(1).execute();
  const moved = { state: "moved", dates: [FRIDAY] };
  expect(letter?.data).toMatchObject({ ...moved, isUnpaid: true, refund: 0 });
  const opening = { ...query, version: cancelled.version, to: "open" } as const;
  const refused = refusalOf(desk.call(changeEdition, { body: opening }));
  expect(await refused).toMatchObject({ status: 409, code: "EDITION_CHANGED" });
});

test("an ad whose payment meets the cancellation of its edition is moved, paid or not", async () => {
  const { adId, orderId } = await placeLine(client, { dates: [MONDAY] });
  const { id } = await api.context.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const change = {
    at: now(),
    userId: id,
    choice: "move",
    reasons: { fr: "Grève", ar: "إضراب" },
  } as const;
  const cancelled = { supportId: 1, day: MONDAY };
  const body = { orderId, method: "balance" } as const;
  const [payment] = await Promise.allSettled([
    client.call(payOrder, { body }),
    transaction(api.context.db, (tx) => cancelAlone(tx, cancelled, change)),
  ]);
  if (payment.status === "rejected") {
    expect(payment.reason).toMatchObject({ code: "EDITION_CLOSED" });
  }
  await carryMissed.run(api.context);
  expect((await dateOf(adId)) > MONDAY).toBe(true);
  expect(await statusOf(adId)).toBe(payment.status === "fulfilled" ? 2 : 0);
});

test("an edition whose day is over does not open again", async () => {
  const past = { supportId: 1, day: "2026-05-29" } as const;
  const { version, state } = await desk.call(readEditionState, { query: past });
  expect(state).toBe("closed");
  const closing = { ...past, version, to: "closed" } as const;
  const closed = await desk.call(changeEdition, { body: closing });
  const opening = { ...past, version: closed.version, to: "open" } as const;
  const refused = refusalOf(desk.call(changeEdition, { body: opening }));
  expect(await refused).toMatchObject({ status: 409, code: "DAY_OVER" });
});

test("two weeks of editions stand in one list, each with its numbers of ads", async () => {
  const shown = await desk.call(readEditionDays, { query: {} });
  expect(shown.from).toBe(shown.today);
  const own = shown.editions.filter(({ supportId }) => supportId === 1);
  const printed = own.find(({ day }) => day === WEDNESDAY);
  expect(printed).toMatchObject({ state: "printed", missed: 1 });
  const state = await read();
  expect(printed?.entered).toBe(state.entered.length);
  expect(printed?.unpaid).toBe(state.unpaid.length);
  expect(own.map(({ day }) => day).toSorted()).toEqual(own.map(({ day }) => day));
  expect(new Set(shown.editions.map(({ supportId }) => supportId)).size).toBeGreaterThan(1);
});

test("an edition whose day is over reads as closed, even before the program has closed it", async () => {
  const rows = api.context.db.selectFrom("editions").select("state").where("support_id", "=", 1);
  const day = "2026-05-25";
  await api.context.db.deleteFrom("editions").where("day", "=", day).execute();
  expect(await desk.call(readEditionState, { query: { supportId: 1, day } })).toMatchObject({
    state: "closed",
    closedAt: null,
  });
  await transaction(api.context.db, (tx) => lockEdition(tx, { supportId: 1, day }));
  expect(await rows.where("day", "=", day).execute()).toEqual([{ state: "open" }]);
  const { editions } = await desk.call(readEditionDays, { query: { from: day } });
  const own = editions.find((edition) => edition.supportId === 1 && edition.day === day);
  expect(own?.state).toBe("closed");
});

test.each([
  ["a weekend", "2026-06-13", "samedi"],
  ["a holiday", "2026-09-22", "Fête locale"],
  ["a weekend that is over", "2026-05-30", "samedi"],
] as const)(
  "%s is reported to have no edition, and none is closed, cancelled or printed by hand",
  async (_, day, why) => {
    if (why === "Fête locale") {
      const closure = { supportId: 1, date: day, state: "closed", reasonFr: why } as const;
      await desk.call(setDay, { body: { ...closure, reasonAr: "عيد محلي" } });
    }
    const query = { supportId: 1, day };
    const { version, rest } = await desk.call(readEditionState, { query });
    expect(rest).toContain(why);
    const edition = { ...query, version };
    const refusals = [
      desk.call(changeEdition, { body: { ...edition, to: "closed" } }),
      desk.call(cancelEdition, { body: { ...edition, choice: "move", ...reasons } }),
      send(query),
    ].map(refusalOf);
    for (const refusal of await Promise.all(refusals)) {
      expect(refusal).toMatchObject({ status: 409, code: "NO_EDITION" });
      expect(refusal.message).toContain("Le journal ne paraît pas le");
    }
    expect(await findEdition(api.context.db, query)).toBeUndefined();
  },
);

test.each([
  ["is closed", "2026-06-10", null],
  ["is open and whose day has come", "2026-05-26", null],
  ["is open and to come", "2026-06-11", "EDITION_OPEN"],
  ["is cancelled", THURSDAY, "EDITION_CANCELLED"],
] as const)(
  "the printed issue of an edition that %s is taken or refused",
  async (is, day, code) => {
    const query = { supportId: 1, day };
    const { version } = await desk.call(readEditionState, { query });
    const close = { ...query, version, to: "closed" } as const;
    if (is === "is closed") await desk.call(changeEdition, { body: close });
    if (code !== null) expect(await refusalOf(send(query))).toMatchObject({ status: 409, code });
    else expect(await send(query)).toMatchObject({ received: 0 });
  },
);

test("a day that rests on which ads are still planned has an edition, and a printed issue", async () => {
  const { db } = api.context;
  const { adId } = await placePaid(client, { dates: [TUESDAY] });
  const day = { support_id: 1, date: TUESDAY, reason_fr: "Fête", reason_ar: "عيد" };
  await db.insertInto("closures").values(day).execute();
  const query = { supportId: 1, day: TUESDAY };
  const shown = await desk.call(readEditionState, { query });
  expect(shown).toMatchObject({ state: "open", rest: null, entered: [{ id: adId }] });
  const close = { ...query, version: shown.version, to: "closed" } as const;
  expect(await desk.call(changeEdition, { body: close })).toMatchObject({ state: "closed" });
  expect(await send(query)).toMatchObject({ received: 0 });
  await db.deleteFrom("closures").where("date", "=", TUESDAY).execute();
});

/** Mondays of late closures. */
const LATER: IsoDate = "2026-09-07";
const declare = (date: IsoDate) =>
  desk.call(declareClosure, { body: { supportId: 1, date, choice: "replan", ...reasons } });

test("a late closure is not taken back once its edition is closed, and the edition closes only when its ads are back", async () => {
  const date = LATER;
  const key = { supportId: 1, day: date };
  const { adId } = await placePaid(client, { dates: [date] });
  const { id } = await declare(date);
  await carryClosures.run(api.context);
  const undo = () => desk.call(undoClosure, { body: { closureId: id } });
  const change = async (to: "open" | "closed") => {
    const { version } = await desk.call(readEditionState, { query: key });
    return desk.call(changeEdition, { body: { ...key, version, to } });
  };
  await change("closed");
  expect((await refusalOf(undo())).code).toBe("EDITION_CLOSED");
  await change("open");
  await undo();
  expect((await refusalOf(change("closed"))).code).toBe("EDITION_RESTORED");
  await carryClosures.run(api.context);
  expect(await dateOf(adId)).toBe(date);
  expect(await change("closed")).toMatchObject({ state: "closed" });
});

test("a late closure moves no ad into an edition that has closed since the open days were read", async () => {
  const date = addDays(LATER, 7);
  const [tuesday, wednesday] = [addDays(date, 1), addDays(date, 2)];
  const { orderId } = await placePaid(client, { dates: [date] });
  const { id } = await declare(date);
  const { version } = await desk.call(readEditionState, {
    query: { supportId: 1, day: tuesday },
  });
  const closing = { supportId: 1, day: tuesday, version, to: "closed" } as const;
  await desk.call(changeEdition, { body: closing });
  const plans = await transaction(api.context.db, async (tx) => {
    const closure = await lockClosure(tx, id);
    if (closure === undefined) throw new Error("Another process works on the closure.");
    const ads = await selectToPlan(tx, [orderId]);
    return planIntoOpen(tx, closure, ads, [tuesday, wednesday]);
  });
  expect(plans.map(({ after }) => after)).toEqual([[wednesday]]);
  await carryClosures.run(api.context);
});
