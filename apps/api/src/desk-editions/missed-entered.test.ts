import type { Client } from "@parution/contract/client";
import { readEditionDays, readEditionState } from "@parution/contract/editions";
import { claimAd } from "@parution/contract/moderation";
import { readBusiness } from "@parution/contract/session";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { announceIssues } from "../certificates/announce.ts";
import { closeEdition, keepEditions, reopenEdition } from "../edition-state/index.ts";
import { carryOutDecisions } from "../moderation/carry-out.ts";
import { transaction } from "../platform/database/transaction.ts";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import {
  chooseOnPage,
  datesOfAd,
  firstUserId,
  missedLettersOf,
  missedReportOf,
  moderate,
  reportLeftOut,
  statusOfAd,
} from "../testing/orders/missed.ts";
import { placeLine, placePaid, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { recordIssue } from "../testing/orders/printed.ts";
import { carryMissed, reportAbsent } from "./missed.ts";

const DAY = 86_400_000;
const LATE: IsoDate = "2026-06-10";

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
afterAll(() => api.stop());

const change = () => ({ at: new Date(api.clock.now()), userId });
const close = (day: IsoDate) =>
  transaction(api.context.db, (tx) => closeEdition(tx, { supportId: 1, day }, change()));
const reopen = (day: IsoDate) =>
  transaction(api.context.db, (tx) => reopenEdition(tx, { supportId: 1, day }, change()));
const job = () => carryMissed.run(api.context);
const balance = async () => (await client.call(readBusiness, {})).balance;
const datesOf = (adId: number) => datesOfAd(api, adId);
const missedOf = (adId: number) => missedReportOf(api, adId);
const lettersOf = (missedId: number) => missedLettersOf(api, missedId);
const choose = (linkId: string | null, choix: string) => chooseOnPage(api, linkId, choix);

describe("an ad that the recorded issue does not show", () => {
  /** Two dates, printed on neither or on the second alone. */
  async function givenAbsent() {
    const { adId } = await placePaid(client, { dates: [WEDNESDAY, THURSDAY], total: 9600 });
    await recordIssue(api, { ads: { [adId]: { found: "missing" } } });
    await reportAbsent.run(api.context);
    await reportAbsent.run(api.context);
    return { adId, missed: await missedOf(adId) };
  }

  test("is reported once, and its client chooses", async () => {
    const { adId, missed } = await givenAbsent();
    expect(missed).toMatchObject({ state: "open", cause: "left_out" });
    expect(await datesOf(adId)).toEqual([THURSDAY]);
    expect(await lettersOf(missed.id)).toHaveLength(1);
    const before = await balance();
    await choose(missed.link_id, "rembourser");
    expect(await balance()).toBe(before + 4800);
    await reportAbsent.run(api.context);
    expect((await missedOf(adId)).state).toBe("refunded");
  });

  test("keeps its date where a later file of the day shows it before its client has chosen", async () => {
    const { adId, missed } = await givenAbsent();
    await recordIssue(api, { ads: { [adId]: {} } });
    await job();
    expect((await missedOf(adId)).state).toBe("entered");
    expect(await datesOf(adId)).toEqual([WEDNESDAY, THURSDAY]);
    expect(await lettersOf(missed.id)).toEqual([]);
    const page = await choose(missed.link_id, "rembourser");
    expect(await page.text()).toContain("Elle figure dans le numéro imprimé.");
    await reportAbsent.run(api.context);
    expect((await missedOf(adId)).state).toBe("entered");
  });

  test("stays reported by the desk, whatever the issue shows", async () => {
    const { adId } = await placePaid(client);
    await recordIssue(api, { ads: { [adId]: {} } });
    await reportLeftOut(api, [adId], { choice: "move", reportedBy: userId });
    await job();
    expect((await missedOf(adId)).state).toBe("moved");
  });

  test("stays among those that did not run where it is archived before its outcome", async () => {
    const edition = { supportId: 1, day: WEDNESDAY } as const;
    const desk = await api.signInStaff("maquette");
    const numbers = async () => {
      const { editions } = await desk.call(readEditionDays, { query: { from: WEDNESDAY } });
      return editions.find(({ day, supportId }) => day === WEDNESDAY && supportId === 1);
    };
    const { adId } = await placePaid(client);
    await reportLeftOut(api, [adId], { choice: "move", reportedBy: userId });
    const reported = await numbers();
    const ads = api.context.db.updateTable("ads").set({ status: AD_STATUS_CODES.archived });
    await ads.where("id", "=", adId).execute();
    await job();
    const { entered, missed } = await desk.call(readEditionState, { query: edition });
    expect(entered.map(({ id }) => id)).not.toContain(adId);
    const outcome = { id: adId, cause: "left_out", outcome: "changed" };
    expect(missed).toContainEqual(expect.objectContaining(outcome));
    expect(await numbers()).toEqual(reported);
  });
});

test("an ad that is accepted late is no longer asked about, and its one letter follows the issue", async () => {
  await moderate(api, true);
  const { adId, orderId } = await placeLine(client, { dates: [LATE] });
  const form = await checkOut(client, orderId);
  await close(LATE);
  await notify(api, outcomeOf(form, true));
  await job();
  const missed = await missedOf(adId);
  expect(await lettersOf(missed.id)).toHaveLength(1);
  const owner = await api.signInStaff("admin");
  await owner.call(claimAd, { body: { adId } });
  await decideNow(owner, { adId, decision: "validate", late: true });
  await moderate(api, false);
  api.clock.advance(11_000);
  await carryOutDecisions.run(api.context);
  await job();
  expect([await statusOfAd(api, adId), (await missedOf(adId)).state]).toEqual([2, "entered"]);
  expect(await lettersOf(missed.id)).toEqual([]);
  api.clock.set(`${LATE}T12:00:00Z`);
  await recordIssue(api, { day: LATE, ads: { [adId]: {} } });
  // One issue a run: those of other tests come before it.
  for (let run = 0; run < 4; run += 1) await announceIssues.run(api.context);
  const letters = api.context.db.selectFrom("mails").select("template");
  const printed = await letters.where("key", "like", `ad-printed:${adId}:%`).execute();
  expect(printed).toHaveLength(1);
});

test("a reopened edition whose day is over reports the paid ads that nobody accepted", async () => {
  await moderate(api, true);
  const { adId } = await placePaid(client);
  await close(WEDNESDAY);
  await reopen(WEDNESDAY);
  api.clock.advance(7 * DAY);
  await keepEditions.run(api.context);
  await job();
  expect(await missedOf(adId)).toMatchObject({ state: "open", cause: "undecided" });
});
