import { readOverview } from "@parution/contract/desk";
import { cancelEdition as cancelEditionCall, readEditionState } from "@parution/contract/editions";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cancelEdition } from "../edition-state/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { refuseRows } from "../testing/break-rows.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placePaid, WEDNESDAY } from "../testing/orders/ordering.ts";
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
  (await (await api.signInStaff("maquette")).call(readOverview, {})).failures;

async function twoAds() {
  const client = await api.signIn("particulier");
  const broken = (await placePaid(client)).adId;
  const sound = (await placePaid(client)).adId;
  const mend = await refuseRows(api, "missed_ads", `new.ad_id = ${broken}`);
  return { broken, sound, mend };
}

test("an ad of a cancelled edition that cannot be reported holds back no other, and is reported later", async () => {
  const { broken, sound, mend } = await twoAds();
  const { db, clock } = api.context;
  const { user_id } = await db
    .selectFrom("staff")
    .select("user_id")
    .limit(1)
    .executeTakeFirstOrThrow();
  await transaction(db, (tx) =>
    cancelEdition(
      tx,
      { supportId: 1, day: WEDNESDAY },
      {
        ...{ at: new Date(clock.now()), userId: user_id, choice: "client" },
        reasons: { fr: "Panne", ar: "عطل" },
      },
    ),
  );
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
    body: {
      ...{ ...edition, version, choice: "client" },
      ...{ reasonFr: "Panne", reasonAr: "عطل" },
    },
  });
  expect(answer).toMatchObject({ state: "cancelled", missed: [] });
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([sound]);
  await mend();
  api.clock.advance(11_000);
  await carryMissed.run(api.context);
  expect(await reported()).toEqual([broken, sound]);
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
