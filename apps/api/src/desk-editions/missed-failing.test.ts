import { readOverview } from "@parution/contract/desk";
import { cancelEdition as cancelEditionCall, readEditionState } from "@parution/contract/editions";
import type { IsoDate } from "@parution/rules/dates";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cancelEdition } from "../edition-state/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { refuseRows } from "../testing/break-rows.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placePaid, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { recordIssue } from "../testing/orders/printed.ts";
import { carryMissed, reportAbsent } from "./missed.ts";

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const reported = async () =>
  (await api.context.db.selectFrom("missed_ads").select("ad_id").orderBy("ad_id").execute()).map(
    ({ ad_id }) => ad_id,
  );
const failures = async () =>
  (await (await api.signInStaff("maquette")).call(readOverview, {})).failures?.rows;

async function cancel(day: IsoDate) {
  const { db, clock } = api.context;
  const staff = db.selectFrom("staff").select("user_id").limit(1);
  const { user_id: userId } = await staff.executeTakeFirstOrThrow();
  const reasons = { fr: "Panne", ar: "عطل" };
  const change = { at: new Date(clock.now()), userId, choice: "client", reasons } as const;
  await transaction(db, (tx) => cancelEdition(tx, { supportId: 1, day }, change));
}

async function twoAds() {
  const client = await api.signIn("particulier");
  const broken = (await placePaid(client)).adId;
  const sound = (await placePaid(client)).adId;
  const mend = await refuseRows(api, "missed_ads", `new.ad_id = ${broken}`);
  return { broken, sound, mend };
}

test("an ad of a cancelled edition that cannot be reported holds back no other, and is reported later", async () => {
  const { broken, sound, mend } = await twoAds();
  await cancel(WEDNESDAY);
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([sound]);
  expect(await failures()).toMatchObject([{ job: "cancelled", error: "broken row" }]);
  await mend();
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([sound]);
  api.clock.advance(11_000);
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([broken, sound]);
  expect(await failures()).toEqual([]);
});

test("a cancellation is answered though an ad of it cannot be reported, and the job reports the others", async () => {
  const { broken, sound, mend } = await twoAds();
  const desk = await api.signInStaff("maquette");
  const edition = { supportId: 1, day: WEDNESDAY } as const;
  const { version } = await desk.call(readEditionState, { query: edition });
  const answer = await desk.call(cancelEditionCall, {
    body: { ...edition, version, choice: "client", reasonFr: "Panne", reasonAr: "عطل" },
  });
  expect(answer).toMatchObject({ state: "cancelled", missed: [] });
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([sound]);
  await mend();
  api.clock.advance(11_000);
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([broken, sound]);
});

test("an ad that fails in one cancelled edition is reported in another, and its fault stays", async () => {
  const client = await api.signIn("particulier");
  const dates = [WEDNESDAY, THURSDAY];
  const { adId } = await placePaid(client, { dates, total: 9600 });
  const mend = await refuseRows(api, "missed_ads", `new.day = '${WEDNESDAY}'`);
  await cancel(WEDNESDAY);
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([]);
  await cancel(THURSDAY);
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([adId]);
  const fault = { job: "cancelled", error: "broken row" };
  expect(await failures()).toMatchObject([{ ...fault, attempts: 1 }]);
  api.clock.advance(11_000);
  await carryMissed.run(api.context);
  expect(await failures()).toMatchObject([{ ...fault, attempts: 2 }]);
  await mend();
  api.clock.advance(61_000);
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([adId, adId]);
  expect(await failures()).toEqual([]);
});

test("an ad that an issue lacks and that cannot be reported holds back no other, and its issue stays due", async () => {
  const { broken, sound, mend } = await twoAds();
  const absent = { found: "missing" } as const;
  await recordIssue(api, { ads: { [broken]: absent, [sound]: absent } });
  await reportAbsent.run(api.context);
  expect(await reported()).toEqual([sound]);
  await mend();
  api.clock.advance(11_000);
  await reportAbsent.run(api.context);
  expect(await reported()).toEqual([broken, sound]);
});
