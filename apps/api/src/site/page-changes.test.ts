import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../platform/database/transaction.ts";
import type { FindChanges } from "../platform/web/page-versions.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { createPageChanges, forgetPageChanges } from "./page-changes.ts";

let api: TestApi;
let find: FindChanges;
beforeAll(async () => {
  api = await startTestApi();
  find = createPageChanges(api.context);
  await find();
});
afterAll(() => api.stop());

const onlineAd = () =>
  api.context.db
    .selectFrom("ads")
    .where("online", "=", true)
    .select(["id as ad", "support_id as support", "heading_id as heading"])
    .orderBy("id")
    .executeTakeFirstOrThrow();

test("an ad that is published, changed or taken offline is found once by every process", async () => {
  const { db } = api.context;
  const other = createPageChanges(api.context);
  await other();
  const ad = await onlineAd();
  for (const change of [{ web_title: "Autre titre" }, { online: false }, { online: true }]) {
    await db.updateTable("ads").set(change).where("id", "=", ad.ad).execute();
    expect(await find()).toEqual([ad]);
    expect(await find()).toEqual([]);
  }
  expect(await other()).toEqual([ad, ad, ad]);
});

test("an ad that is not public changes no page", async () => {
  const { db } = api.context;
  await db
    .updateTable("ads")
    .set({ web_title: "Brouillon" })
    .where("online", "=", false)
    .where("published_at", "is", null)
    .execute();
  expect(await find()).toEqual([]);
});

test("a change whose transaction ends after a later one is found, too", async () => {
  const { db } = api.context;
  const ad = await onlineAd();
  const written = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow = transaction(db, async (tx) => {
    await sql`update settings set value = value`.execute(tx);
    written.resolve();
    await end.promise;
  });
  await written.promise;
  if (api.context.config.databaseUrl !== null) {
    await db.updateTable("ads").set({ web_title: "Vite" }).where("id", "=", ad.ad).execute();
    expect(await find()).toEqual([ad]);
    expect(await find()).toEqual([]);
  }
  end.resolve();
  await slow;
  expect(await find()).toEqual(["site"]);
  expect(await find()).toEqual([]);
});

test("old changes are deleted, and recent ones kept", async () => {
  const { db } = api.context;
  await sql`update theme_overrides set styles = styles`.execute(db);
  await forgetPageChanges.run(api.context);
  expect(await find()).toEqual(["site"]);
});
