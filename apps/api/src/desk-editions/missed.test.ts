import type { Client } from "@parution/contract/client";
import { readRecap } from "@parution/contract/orders";
import { readBusiness } from "@parution/contract/session";
import type { IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { closeEdition, markPrinted, reopenEdition } from "../edition-state/index.ts";
import { invoicing } from "../invoices/index.ts";
import { formatAmount, formatInstant, linkToken } from "../mail/index.ts";
import { audit } from "../operator/audit.ts";
import { transaction } from "../platform/database/transaction.ts";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import {
  chooseOnPage,
  datesOfAd,
  firstUserId,
  invoiceText,
  missedDatesShown,
  missedLettersOf,
  missedReportOf,
  moderate,
  reportLeftOut,
  statusOfAd,
} from "../testing/orders/missed.ts";
import { placeLine, placePaid, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { carryMissed } from "./missed.ts";

const DAY = 86_400_000;

let api: TestApi;
let client: Client;
let userId: number;
beforeAll(async () => {
  api = await startTestApi();
  userId = await firstUserId(api);
});
beforeEach(async () => {
  api.clock.set(TEST_NOW);
  client = await api.signIn("particulier");
});
afterAll(async () => {
  await invoicing.run(api.context);
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

const change = () => ({ at: new Date(api.clock.now()), userId });
const close = (day: IsoDate) =>
  transaction(api.context.db, (tx) => closeEdition(tx, { supportId: 1, day }, change()));
const reopen = (day: IsoDate) =>
  transaction(api.context.db, (tx) => reopenEdition(tx, { supportId: 1, day }, change()));
const job = () => carryMissed.run(api.context);
const balance = async () => (await client.call(readBusiness, {})).balance;
const recapOf = (orderId: number) => client.call(readRecap, { query: { orderId } });

const datesOf = (adId: number) => datesOfAd(api, adId);
const statusOf = (adId: number) => statusOfAd(api, adId);
const missedOf = (adId: number) => missedReportOf(api, adId);
const lettersOf = (missedId: number) => missedLettersOf(api, missedId);

const addressOf = (linkId: string | null, language = "fr") =>
  `/ads/parution-manquee/${language}/${linkToken(api.context.config, linkId ?? "")}`;
const choose = (linkId: string | null, choix: string) => chooseOnPage(api, linkId, choix);

/** An ad whose card payment arrives after its edition has closed. */
async function givenLate(dates: IsoDate[] = [WEDNESDAY], closed: IsoDate[] = [WEDNESDAY]) {
  const { adId, orderId } = await placeLine(client, { dates, total: dates.length * 4800 });
  const form = await checkOut(client, orderId);
  for (const day of closed) await close(day);
  expect(await notify(api, outcomeOf(form, true))).toBe("ACTION=POSTAUTH");
  await job();
  return { adId, orderId, missed: await missedOf(adId) };
}

describe("a payment that arrives after the closing", () => {
  test("is booked, its ad stays out of the edition, and moves without a new price after two days", async () => {
    const { adId, orderId, missed } = await givenLate();
    expect(await recapOf(orderId)).toMatchObject({ status: "paid", paymentMethod: "card" });
    expect(await statusOf(adId)).not.toBe(2);
    expect(missed).toMatchObject({ state: "open", cause: "late_payment" });
    const shown = () => missedDatesShown(api, client, { adId, orderId });
    const url = api.context.config.publicUrl + addressOf(missed.link_id);
    const openChoice = { day: WEDNESDAY, until: missed.due_at.getTime(), url };
    expect(await shown()).toEqual({ afterClosing: true, openChoices: [openChoice] });
    api.clock.advance(2 * DAY - 1);
    await job();
    expect((await missedOf(adId)).state).toBe("open");
    api.clock.advance(1);
    await job();
    expect((await missedOf(adId)).state).toBe("moved");
    expect((await datesOf(adId)).some((date) => date > WEDNESDAY)).toBe(true);
    expect(await statusOf(adId)).toBe(2);
    client = await api.signIn("particulier");
    expect(await shown()).toEqual({ afterClosing: false, openChoices: [] });
    const letters = (await lettersOf(missed.id)).map(({ key }) => key);
    expect(letters).toEqual([`ad-missed:${missed.id}:choice`, `ad-missed:${missed.id}:outcome`]);
    await reopen(WEDNESDAY);
  });

  test("does not hold up the other dates of its ad", async () => {
    const { adId, orderId, missed } = await givenLate([WEDNESDAY, THURSDAY]);
    expect([await statusOf(adId), await datesOf(adId)]).toEqual([2, [THURSDAY]]);
    const before = await balance();
    await choose(missed.link_id, "rembourser");
    expect([await datesOf(adId), await balance()]).toEqual([[THURSDAY], before + 4800]);
    expect(await invoiceText(client, orderId)).toContain("Remboursement d’une date non parue");
    await reopen(WEDNESDAY);
  });

  test("enters after all where the edition is opened again before anyone was asked", async () => {
    const { adId, orderId } = await placeLine(client);
    const form = await checkOut(client, orderId);
    await close(WEDNESDAY);
    await notify(api, outcomeOf(form, true));
    await reopen(WEDNESDAY);
    await job();
    expect([await statusOf(adId), await datesOf(adId)]).toEqual([2, [WEDNESDAY]]);
  });
});

describe("an edition that is opened again", () => {
  test("takes an ad whose client has not chosen yet, and the client is written to", async () => {
    const { adId, missed } = await givenLate();
    const before = await balance();
    const mails = api.context.db.updateTable("mails").set({ sent_at: change().at });
    await mails.where("key", "=", `ad-missed:${missed.id}:choice`).execute();
    await reopen(WEDNESDAY);
    await job();
    expect([await statusOf(adId), await datesOf(adId)]).toEqual([2, [WEDNESDAY]]);
    expect((await missedOf(adId)).state).toBe("entered");
    expect(await lettersOf(missed.id)).toHaveLength(2);
    for (const [language, text] of [
      ["fr", "Votre annonce paraîtra dans cette édition"],
      ["ar", "سينشر إعلانكم في هذا العدد"],
    ] as const) {
      const page = await (await api.fetch(addressOf(missed.link_id, language))).text();
      expect(page).toContain(text);
      expect(page).not.toContain("<form");
    }
    await choose(missed.link_id, "rembourser");
    api.clock.advance(2 * DAY);
    await job();
    api.clock.set(TEST_NOW);
    expect([await statusOf(adId), await datesOf(adId)]).toEqual([2, [WEDNESDAY]]);
    client = await api.signIn("particulier");
    expect(await balance()).toBe(before);
  });

  test("writes to nobody who was not asked yet", async () => {
    const { missed } = await givenLate();
    await reopen(WEDNESDAY);
    await job();
    expect(await lettersOf(missed.id)).toEqual([]);
  });

  test("takes an ad at its client's very choice of the money", async () => {
    const { adId, missed } = await givenLate();
    const before = await balance();
    await reopen(WEDNESDAY);
    const page = await choose(missed.link_id, "rembourser");
    expect(await page.text()).toContain("Votre annonce paraîtra dans cette édition");
    expect([await statusOf(adId), await balance()]).toEqual([2, before]);
  });

  test("may lack the same ad once more", async () => {
    const { adId } = await givenLate();
    await reopen(WEDNESDAY);
    await job();
    expect(await reportLeftOut(api, [adId], { choice: "move", reportedBy: userId })).toBe(1);
    await job();
    expect((await datesOf(adId)).includes(WEDNESDAY)).toBe(false);
  });
});

test("each of two missed dates has its own outcome", async () => {
  const days = [WEDNESDAY, THURSDAY];
  const { adId, missed } = await givenLate(days, days);
  const before = await balance();
  await choose(missed.link_id, "rembourser");
  expect(await balance()).toBe(before + 4800);
  api.clock.advance(2 * DAY);
  await job();
  api.clock.set(TEST_NOW);
  const rows = api.context.db.selectFrom("missed_ads").select("state").orderBy("day");
  const states = (await rows.where("ad_id", "=", adId).execute()).map(({ state }) => state);
  expect(states).toEqual(["refunded", "moved"]);
  const [date, ...others] = await datesOf(adId);
  expect([others, date !== undefined && date > THURSDAY]).toEqual([[], true]);
  expect(await statusOf(adId)).toBe(2);
  await reopen(WEDNESDAY);
  await reopen(THURSDAY);
});

describe("the client's link", () => {
  test("asks in the client's language, until when and what is given back, and reading it chooses nothing", async () => {
    const { adId, missed } = await givenLate();
    const until = formatInstant(change().at.getTime() + 2 * DAY, api.context.config.publisherZone);
    for (const language of ["fr", "ar"] as const) {
      const page = await api.fetch(addressOf(missed.link_id, language));
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      const text = await page.text();
      expect(text).toContain(`lang="${language}"`);
      expect(text).toContain('value="rembourser"');
      expect(text).toContain(until);
      expect(text).toContain(formatAmount(48_00, language));
      expect(text).not.toContain("<script");
    }
    expect((await missedOf(adId)).state).toBe("open");
    await reopen(WEDNESDAY);
  });

  test("gives the money back once, whatever is pressed at the same time or afterwards", async () => {
    const { adId, orderId, missed } = await givenLate();
    const before = await balance();
    const presses = ["rembourser", "rembourser", "reporter"];
    await Promise.all(presses.map((choix) => choose(missed.link_id, choix)));
    await choose(missed.link_id, "reporter");
    const { state } = await missedOf(adId);
    const isRefunded = state === "refunded";
    expect(["refunded", "moved"]).toContain(state);
    expect(await balance()).toBe(isRefunded ? before + 4800 : before);
    expect((await recapOf(orderId)).status).toBe(isRefunded ? "cancelled" : "paid");
    expect(await lettersOf(missed.id)).toHaveLength(2);
    await reopen(WEDNESDAY);
  });

  test("changes nothing once its two days are over", async () => {
    const { adId, missed } = await givenLate();
    api.clock.advance(2 * DAY);
    const page = await choose(missed.link_id, "rembourser");
    expect(await page.text()).toContain("Le délai de réponse est passé");
    await job();
    expect((await missedOf(adId)).state).toBe("moved");
    api.clock.set(TEST_NOW);
    await reopen(WEDNESDAY);
  });

  test("of another purpose, cut off or made up, says so in the client's language", async () => {
    for (const [token, title] of [
      [`fr/${"a".repeat(43)}`, "Ce lien n’est pas valable"],
      [`ar/${"a".repeat(12)}`, "هذا الرابط غير صالح"],
    ] as const) {
      const page = await api.fetch(`/ads/parution-manquee/${token}`);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain(`<h1>${title}</h1>`);
    }
  });
});

describe("an ad that the desk reports", () => {
  test("is refunded once, with a credit note and one letter", async () => {
    const { adId, orderId } = await placePaid(client);
    await invoicing.run(api.context);
    const before = await balance();
    expect(await reportLeftOut(api, [adId], { choice: "refund", reportedBy: userId })).toBe(1);
    expect(await reportLeftOut(api, [adId], { choice: "move", reportedBy: userId })).toBe(0);
    await Promise.all([job(), job()]);
    expect(await balance()).toBe(before + 4800);
    await invoicing.run(api.context);
    const invoices = await api.context.db
      .selectFrom("invoices")
      .select("kind")
      .where("order_id", "=", orderId)
      .orderBy("id")
      .execute();
    expect(invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
    expect(await lettersOf((await missedOf(adId)).id)).toHaveLength(1);
  });

  test("stays as it is when its advertiser changed it meanwhile", async () => {
    const { adId } = await placePaid(client);
    await reportLeftOut(api, [adId], { choice: "refund", reportedBy: userId });
    await api.context.db.updateTable("ads").set({ status: 4 }).where("id", "=", adId).execute();
    const before = await balance();
    await job();
    expect((await missedOf(adId)).state).toBe("changed");
    expect(await balance()).toBe(before);
  });
});

test("a paid ad that nobody accepted before its edition was printed is offered the choice", async () => {
  await moderate(api, true);
  const { adId } = await placePaid(client, { dates: [THURSDAY] });
  const key = { supportId: 1, day: THURSDAY };
  const printing = { at: change().at, by: null };
  await transaction(api.context.db, (tx) => markPrinted(tx, key, printing));
  await job();
  await job();
  const missed = await missedOf(adId);
  expect(missed).toMatchObject({ state: "open", cause: "undecided" });
  await choose(missed.link_id, "reporter");
  expect([await statusOf(adId), (await datesOf(adId)).includes(THURSDAY)]).toEqual([1, false]);
});
