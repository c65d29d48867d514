import type { Client } from "@parution/contract/client";
import {
  cancelEdition,
  changeEdition,
  readEditionState,
  reportMissedAds,
} from "@parution/contract/editions";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import {
  placeLine,
  placePaid,
  refusalOf,
  THURSDAY,
  WEDNESDAY,
} from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { carryMissed } from "./missed.ts";

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
const read = () => desk.call(readEditionState, { query: key });
const commands = async () =>
  (await readEntries(api.context.db, 0, 1000)).map(({ command }) => command);

test("the desk sees what is in an edition and what waits, closes it and opens it again", async () => {
  const paid = await placePaid(client);
  const unpaid = await placeLine(client);
  const open = await read();
  expect(open).toMatchObject({ state: "open", version: 0, missed: [] });
  expect(open.entered).toBeGreaterThan(0);
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
  const body = { ...key, adIds: [adId], choice, ...reasons };
  const reported = await desk.call(reportMissedAds, { body });
  expect(reported.missed.map(({ id }) => id)).toEqual([adId]);
  await carryMissed.run(api.context);
  expect((await client.call(readBusiness, {})).balance).toBe(before + 4800);
  expect((await read()).missed.map(({ id }) => id)).toEqual([adId]);
});

test("a cancelled edition moves its paid ads, and never opens again", async () => {
  const { adId } = await placePaid(client, { dates: [THURSDAY] });
  const query = { supportId: 1, day: THURSDAY } as const;
  const { version } = await desk.call(readEditionState, { query });
  const body = { ...query, version, choice: "move", ...reasons } as const;
  const cancelled = await desk.call(cancelEdition, { body });
  expect(cancelled).toMatchObject({ state: "cancelled", reason: "Panne de rotative", entered: 0 });
  await carryMissed.run(api.context);
  const dates = api.context.db.selectFrom("ad_dates").select("date").where("ad_id", "=", adId);
  const { date } = await dates.executeTakeFirstOrThrow();
  expect(date > THURSDAY).toBe(true);
  const opening = { ...query, version: cancelled.version, to: "open" } as const;
  const refused = refusalOf(desk.call(changeEdition, { body: opening }));
  expect(await refused).toMatchObject({ status: 409, code: "EDITION_CHANGED" });
});
