import { readTheme } from "@parution/contract/session";
import { readConfigs, readHome, readMenu } from "@parution/contract/site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../platform/testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("configs tell the installation's constants, clock and links", async () => {
  const configs = await api.visitor.call(readConfigs, { query: { language: "fr" } });
  expect(configs).toMatchObject({
    version: "1",
    now: api.clock.now(),
    publisherZone: "Africa/Lagos",
    languages: ["fr", "ar"],
    defaultSupportId: 1,
    constants: { charactersPerLine: 28, minimumLines: 2, ringScale: 90, highestTopUp: 20_000_00 },
  });
  expect(configs.links.register).toMatch(/^https:/);
});

test("the menu has the support's headings, and nothing of an account for visitors", async () => {
  const menu = await api.visitor.call(readMenu, {});
  expect(menu.headings[0]).toMatchObject({ slug: "annonces-legales", label: "Annonces légales" });
  expect(menu.headings[0]?.subheadings[0]?.label).toBe("Constitution de société");
  expect(menu.account).toEqual([]);
});

test.each([
  ["particulier", ["order", "ads", "orders", "issues", "packages", "dashboard"]],
  ["pro", ["order", "ads", "orders", "issues", "packages", "team", "dashboard"]],
  ["membre", ["order", "ads", "orders", "issues", "packages", "dashboard"]],
  ["terme", ["tender", "ads", "orders", "issues", "invoices", "dashboard"]],
  ["convention", ["tender", "ads", "orders", "issues", "packages", "dashboard"]],
  ["credit", ["order", "ads", "orders", "issues", "packages", "dashboard"]],
] as const)("%s sees its own pages", async (account, codes) => {
  const client = await api.signIn(account);
  const menu = await client.call(readMenu, { query: { supportId: 2 } });
  expect(menu.account.map(({ code }) => code)).toEqual(codes);
});

test("home shows supports, headings with their counts, the latest notices and the steps", async () => {
  const home = await api.visitor.call(readHome, {});
  expect(home.supports.map(({ slug }) => slug)).toContain("al-ofoq");
  expect(home.supports.every(({ tagline }) => tagline !== "")).toBe(true);
  expect(home.steps).toHaveLength(4);
  const counted = home.headings.reduce((sum, { adCount }) => sum + adCount, 0);
  expect(counted).toBeGreaterThanOrEqual(200);
  expect(new Set(home.notices.map(({ language }) => language))).toEqual(new Set(["fr", "ar"]));
  const ids = home.notices.map(({ id }) => id);
  const online = api.context.db.selectFrom("ads").where("id", "in", ids).where("online", "=", true);
  expect(await online.select("id").execute()).toHaveLength(ids.length);
  const days = home.notices.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("home narrows to a support", async () => {
  const home = await api.visitor.call(readHome, { query: { supportId: 2 } });
  expect(home.notices.length).toBeGreaterThan(0);
  expect(home.notices.every(({ supportId }) => supportId === 2)).toBe(true);
});

test("the counts of home are half a minute old at most", async () => {
  const countAll = async () => {
    const { headings } = await api.visitor.call(readHome, { query: { supportId: 3 } });
    return headings.reduce((sum, { adCount }) => sum + adCount, 0);
  };
  const before = await countAll();
  const { db } = api.context;
  const online = db.selectFrom("ads").where("support_id", "=", 3).where("online", "=", true);
  const { id } = await online.select("id").executeTakeFirstOrThrow();
  await db.updateTable("ads").set({ online: false }).where("id", "=", id).execute();
  api.clock.advance(29_999);
  expect(await countAll()).toBe(before);
  api.clock.advance(1);
  expect(await countAll()).toBe(before - 1);
});

test("an account's colours lie over its support's, for that account alone", async () => {
  const { db } = api.context;
  const pro = await api.signIn("pro");
  const { business_id } = await db
    .selectFrom("users")
    .where("email", "=", "pro@demo.parution.test")
    .select("business_id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("theme_overrides")
    .values([
      { support_id: 1, business_id, styles: JSON.stringify({ brand: "#204080" }) },
      {
        support_id: 1,
        business_id: null,
        styles: JSON.stringify({ brand: "#306066", heading: "#204050" }),
      },
    ])
    .execute();
  const own = { supportId: 1, businessId: business_id };
  expect((await pro.call(readTheme, { body: own })).overrides).toEqual({
    brand: "#204080",
    heading: "#204050",
  });
  const visitor = await api.visitor.call(readTheme, { body: { supportId: 1 } });
  expect(visitor.overrides).toEqual({ brand: "#306066", heading: "#204050" });
  await expect(api.visitor.call(readTheme, { body: own })).rejects.toMatchObject({ status: 404 });
});

test.each([["menu/index-v2?support_id=99"], ["site/home-v6?support_id=99"]])(
  "%s: an unknown support is not found",
  async (path) => {
    expect((await api.fetch(`/ads/${path}`)).status).toBe(404);
  },
);
