import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseRows } from "../testing/break-rows.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { FIRST_DATE, placePaid } from "../testing/orders/certified.ts";
import { recordIssue } from "../testing/orders/printed.ts";
import { announceIssues } from "./announce.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** More ads than two batches. */
const ADS = 45;

const isAnnounced = async () => {
  const known = api.context.db.selectFrom("issue_announcements").select("announced_at");
  return ((await known.executeTakeFirst())?.announced_at ?? null) !== null;
};

test("the certificates and letters of an issue follow its recording; one that fails holds back no other", async () => {
  const client = await api.signIn("particulier");
  const ids: number[] = [];
  while (ids.length < ADS) ids.push(await placePaid(client));
  api.clock.set(FIRST_DATE);
  const mend = await refuseRows(api, "mails", `new.key like 'ad-printed:${ids[7]}:%'`);
  await recordIssue(api, { ads: Object.fromEntries(ids.map((id) => [id, {}])) });
  // A run ends by itself after a while, early on a slow machine.
  for (let run = 0; run < ADS && !(await isAnnounced()); run += 1)
    await announceIssues.run(api.context);
  const letters = api.context.db.selectFrom("mails").where("template", "=", "ad-printed");
  const written = await letters.select("data").execute();
  expect(written).toHaveLength(ADS - 1);
  for (const { data } of written)
    expect(data).toMatchObject({ key: expect.stringMatching(/^\w+$/) });
  await mend();
  api.clock.advance(11_000);
  await announceIssues.run(api.context);
  expect(await letters.select("id").execute()).toHaveLength(ADS);
});
