import { readMyAds } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { readOverview } from "@parution/contract/desk";
import { claimAd, readModeratedAd, readModerationQueue } from "@parution/contract/moderation";
import { readEditableAd, readMyOrders, readRecap } from "@parution/contract/orders";
import { readBusiness } from "@parution/contract/session";
import type { IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { edit, placePaid, refusalOf, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { carryOutDecisions } from "./carry-out.ts";

const ASKED = { reasonFr: "Ajoutez le numéro du dépôt.", reasonAr: "أضيفوا رقم الإيداع." };
const corrected = (text: string) => ({ paperContent: { kind: "plain", text } as const });

let api: TestApi;
let moderator: Client;
let client: Client;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  await signIn();
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

/** Anew after some time, since sessions end. */
async function signIn(): Promise<void> {
  moderator = await api.signInStaff("moderation");
  client = await api.signIn("particulier");
}

const claim = (adId: number) => moderator.call(claimAd, { body: { adId } });
const readAd = (adId: number) => moderator.call(readModeratedAd, { params: { adId } });
const isQueued = async (adId: number) =>
  (await moderator.call(readModerationQueue, {})).ads.some(({ id }) => id === adId);
const open = (adId: number) => client.call(readEditableAd, { body: { adId } });
const balance = async () => (await client.call(readBusiness, {})).balance;
const listed = async (adId: number) =>
  (await client.call(readMyAds, { params: { page: 1 } })).ads.find(({ id }) => id === adId);
const mails = (key: string) =>
  api.context.db
    .selectFrom("mails")
    .select(["language", "data"])
    .where("key", "like", key)
    .execute();

async function decide(adId: number, decision: "validate" | "correct"): Promise<void> {
  await claim(adId);
  const reasons = decision === "correct" ? ASKED : {};
  await decideNow(moderator, { adId, decision, ...reasons });
}

async function passUndoTime(): Promise<void> {
  api.clock.advance(10_000);
  await carryOutDecisions.run(api.context);
}

/** A paid ad that was sent back to its advertiser. */
async function sentBack(changes: Parameters<typeof placePaid>[1] = {}) {
  const placed = await placePaid(client, changes);
  await decide(placed.adId, "correct");
  await passUndoTime();
  return placed;
}

test("leaves its ad in its status, and opens its modification only when the undo time is over", async () => {
  const { adId, orderId } = await placePaid(client);
  expect(await refusalOf(open(adId))).toMatchObject({ status: 409, code: "AD_IN_REVIEW" });
  await decide(adId, "correct");
  expect(await refusalOf(open(adId))).toMatchObject({ code: "AD_IN_REVIEW" });
  expect(await mails("ad-to-correct:%")).toEqual([]);
  await passUndoTime();
  await passUndoTime();
  expect(await listed(adId)).toMatchObject({
    status: "awaiting",
    correction: ASKED.reasonFr,
    actions: ["details", "modify"],
    badge: { label: "À corriger" },
  });
  expect(await open(adId)).toMatchObject({ correction: ASKED.reasonFr, settled: true });
  const recap = await client.call(readRecap, { query: { orderId } });
  expect(recap).toMatchObject({
    status: "paid",
    ad: { correction: ASKED.reasonFr, mayEdit: true },
  });
  const { orders } = await client.call(readMyOrders, { query: {} });
  const order = orders.find(({ id }) => id === orderId);
  expect(order?.ad?.correction).toBe(ASKED.reasonFr);
  expect(await mails("ad-to-correct:%")).toMatchObject([
    { language: "fr", data: { adId, correction: ASKED.reasonFr } },
  ]);
  const [entry] = (await readEntries(api.context.db, 0, 1000)).slice(-1);
  expect(entry).toMatchObject({
    command: "correct",
    reason: ASKED.reasonFr,
    before: { ad: "awaiting", toCorrect: false },
    after: { ad: "awaiting", toCorrect: true },
  });
});

test("needs its sentence in both languages", async () => {
  const { adId } = await placePaid(client);
  await claim(adId);
  const refused = decideNow(moderator, { adId, decision: "correct", reasonFr: "Le dépôt." });
  await expect(refused).rejects.toMatchObject({ status: 422, fields: { reasonAr: [{}] } });
});

test("sent again waits for a decision in the same status, with both texts to compare", async () => {
  const { adId } = await sentBack();
  expect(await isQueued(adId)).toBe(false);
  const before = await balance();
  const { orderedAt } = await readAd(adId);
  api.clock.advance(60_000);
  const sent = await edit(client, adId, corrected("Avis de constitution, dépôt 4512."));
  expect(sent.message).toBe("Votre correction est envoyée au journal.");
  expect(await balance()).toBe(before);
  expect(await isQueued(adId)).toBe(true);
  expect(await listed(adId)).toMatchObject({ status: "awaiting", correction: null });
  expect(await refusalOf(edit(client, adId))).toMatchObject({ code: "AD_IN_REVIEW" });
  expect((await readAd(adId)).orderedAt).toBe(orderedAt);
  expect((await readAd(adId)).correction).toMatchObject({
    asked: ASKED.reasonFr,
    correctedAt: api.clock.now(),
    before: { paperContent: "Avis de constitution de société." },
    after: { paperContent: "Avis de constitution, dépôt 4512." },
  });
  await decide(adId, "validate");
  await passUndoTime();
  const { status, history } = await readAd(adId);
  expect(status).toBe("validated");
  expect(history.map(({ event }) => event)).toEqual([
    ...["ordered", "opened", "correct", "corrected", "validate"],
  ]);
  const by = expect.stringMatching(/\S+ \S+/);
  expect(history).toContainEqual(
    expect.objectContaining({ event: "correct", by, reason: ASKED.reasonFr, isEffective: true }),
  );
  expect(await mails(`ad-accepted:${adId}`)).toMatchObject([{ language: "fr" }]);
});

test("begins the clock anew when it is sent, in the queue as on the desk's first page", async () => {
  const dates: [IsoDate] = ["2026-06-11"];
  const { adId } = await sentBack({ dates });
  const { adId: decided } = await placePaid(client, { dates });
  api.clock.set("2026-06-05T09:00:00Z");
  await signIn();
  await edit(client, adId, { ...corrected("Avis de constitution, dépôt 9876."), dates });
  await decide(decided, "validate");
  const { ads, total } = await moderator.call(readModerationQueue, {});
  expect(ads.find(({ id }) => id === adId)?.decision).toBe("inTime");
  const countOf = (state: string) => ads.filter(({ decision }) => decision === state).length;
  const { waiting } = await moderator.call(readOverview, {});
  expect(waiting).toEqual({ total, late: countOf("late"), dueToday: countOf("dueToday") });
  await passUndoTime();
  api.clock.set(TEST_NOW);
  await signIn();
});

test("that costs more is refused with the difference, and nothing is written", async () => {
  const { adId } = await sentBack();
  const before = await balance();
  const dearer = edit(client, adId, { dates: [WEDNESDAY, THURSDAY], total: 9600 });
  expect(await refusalOf(dearer)).toMatchObject({
    status: 409,
    code: "CORRECTION_DEARER",
    message: expect.stringContaining("48.00 Dhs"),
  });
  expect([await balance(), (await listed(adId))?.correction]).toEqual([before, ASKED.reasonFr]);
});

test("that costs less is given back by the ledger", async () => {
  const { adId } = await sentBack({ dates: [WEDNESDAY, THURSDAY], total: 9600 });
  const before = await balance();
  expect(await edit(client, adId, { dates: [THURSDAY] })).toMatchObject({ difference: -4800 });
  expect(await balance()).toBe(before + 4800);
});

test("on term keeps its ad in review, and lowers the debt by the difference", async () => {
  const onTerm = await api.signIn("terme");
  const owed = async () => (await onTerm.call(readBusiness, {})).balance;
  const { adId } = await placePaid(onTerm, {
    dates: [WEDNESDAY, THURSDAY],
    total: 9600,
    cityId: undefined,
  });
  await decide(adId, "correct");
  await passUndoTime();
  const before = await owed();
  await edit(onTerm, adId, { cityId: undefined });
  expect(await owed()).toBe(before + 4800);
  expect((await readAd(adId)).status).toBe("inReview");
});

test("may move to other dates after its first one closed, and comes back to the queue when it has not", async () => {
  const { adId } = await sentBack();
  const other = await sentBack();
  api.clock.set("2026-06-02T09:00:00Z");
  await signIn();
  expect(await open(adId)).toMatchObject({ dates: [WEDNESDAY] });
  expect(await edit(client, adId, { dates: ["2026-06-11"] })).toMatchObject({ difference: 0 });
  await carryOutDecisions.run(api.context);
  expect(await isQueued(other.adId)).toBe(false);
  api.clock.set("2026-06-03T09:00:00Z");
  await signIn();
  await carryOutDecisions.run(api.context);
  expect(await isQueued(other.adId)).toBe(true);
  expect((await readAd(other.adId)).correction).toMatchObject({ correctedAt: null });
  expect(await refusalOf(open(other.adId))).toMatchObject({ code: "AD_IN_REVIEW" });
  api.clock.set(TEST_NOW);
});
