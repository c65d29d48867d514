import { readTheme } from "@parution/contract/session";
import { readConfigs, readHome, readMenu } from "@parution/contract/site";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("configs hold the installation's constants, clock and links", async () => {
  const configs = await api.visitor.call(readConfigs, { query: { language: "fr" } });
  expect(configs).toMatchObject({
    version: "1",
    now: api.clock.now(),
    publisherZone: "Africa/Lagos",
    languages: ["fr", "ar"],
    defaultSupportId: 1,
    constants: { charactersPerLine: 28, minimumLines: 2, ringScale: 90, highestTopUp: 20_000_00 },
  });
  expect(configs.links.editProfile).toMatch(/^https:/);
});

test("the menu has the support's headings, and nothing of an account for visitors", async () => {
  const menu = await api.visitor.call(readMenu, {});
  expect(menu.headings[0]).toMatchObject({ slug: "annonces-legales", label: "Annonces légales" });
  expect(menu.headings[0]?.subheadings[0]?.label).toBe("Constitution de société");
  expect(menu.account).toEqual([]);
});

test.each([
  ["particulier", ["order", "ads", "orders", "issues", "packages", "dashboard", "security"]],
  ["pro", ["order", "ads", "orders", "issues", "packages", "team", "dashboard", "security"]],
  ["membre", ["order", "ads", "orders", "issues", "packages", "dashboard", "security"]],
  ["terme", ["tender", "ads", "orders", "issues", "invoices", "dashboard", "security"]],
  ["convention", ["tender", "ads", "orders", "issues", "packages", "dashboard", "security"]],
  ["credit", ["order", "ads", "orders", "issues", "packages", "dashboard", "security"]],
] as const)("%s sees its own pages", async (account, codes) => {
  const client = await api.signIn(account);
  const menu = await client.call(readMenu, { query: { supportId: 2 } });
  expect(menu.account.map(({ code }) => code)).toEqual(codes);
});

test("home shows supports, headings with their counts, the latest published ads and the steps", async () => {
  const home = await api.visitor.call(readHome, {});
  expect(home.supports.map(({ slug }) => slug)).toContain("al-ofoq");
  expect(home.supports.every(({ tagline }) => tagline !== "")).toBe(true);
  expect(home.steps).toHaveLength(4);
  const counted = home.headings.reduce((sum, { adCount }) => sum + adCount, 0);
  expect(counted).toBeGreaterThanOrEqual(200);
  expect(new Set(home.publishedAds.map(({ language }) => language))).toEqual(new Set(["fr", "ar"]));
  const ids = home.publishedAds.map(({ id }) => id);
  const online = api.context.db.selectFrom("ads").where("id", "in", ids).where("online", "=", true);
  expect(await online.select("id").execute()).toHaveLength(ids.length);
  const days = home.publishedAds.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("home is filtered by a support", async () => {
  const home = await api.visitor.call(readHome, { query: { supportId: 2 } });
  expect(home.publishedAds.length).toBeGreaterThan(0);
  expect(home.publishedAds.every(({ supportId }) => supportId === 2)).toBe(true);
});

test("the counts of home are renewed after two seconds, or half a minute where counting takes long", async () => {
  const countAll = async () => {
    const { headings } = await api.visitor.call(readHome, { query: { supportId: 3 } });
    return headings.reduce((sum, { adCount }) => sum + adCount, 0);
  };
  const before = await countAll();
  const { db } = api.context;
  const online = db.selectFrom("ads").where("support_id", "=", 3).where("online", "=", true);
  const { id } = await online.select("id").executeTakeFirstOrThrow();
  await db.updateTable("ads").set({ online: false }).where("id", "=", id).execute();
  api.clock.advance(1_999);
  expect(await countAll()).toBe(before);
  api.clock.advance(28_001);
  expect(await countAll()).toBe(before - 1);
});

describe("the theme", () => {
  const put = (business_id: number | null, styles: Record<string, string>) =>
    api.context.db
      .insertInto("theme_overrides")
      .values({ support_id: 1, business_id, styles: JSON.stringify(styles) })
      .onConflict((conflict) =>
        conflict
          .columns(["support_id", "business_id"])
          .doUpdateSet({ styles: JSON.stringify(styles) }),
      )
      .execute();
  const ofVisitor = () => api.visitor.call(readTheme, { body: { supportId: 1 } });

  test("is the support's own without an override", async () => {
    expect(await ofVisitor()).toEqual({ supportId: 1, overrides: null });
  });

  test("of an account overrides its support's, for that account alone", async () => {
    const pro = await api.signIn("pro");
    const { business_id } = await api.context.db
      .selectFrom("users")
      .where("email", "=", "pro@demo.parution.test")
      .select("business_id")
      .executeTakeFirstOrThrow();
    await put(business_id, { brand: "#204080" });
    await put(null, { heading: "#306066" });
    const own = { supportId: 1, businessId: business_id };
    expect((await pro.call(readTheme, { body: own })).overrides?.light.brand).toBe("#204080");
    expect((await ofVisitor()).overrides?.light.heading).toBe("#306066");
    await expect(api.visitor.call(readTheme, { body: own })).rejects.toMatchObject({ status: 404 });
  });

  test.each(["#ffff00", "#ffffff", "#777777"])(
    "is legible in both schemes with %s",
    async (brand) => {
      await put(null, { brand });
      const { overrides } = await ofVisitor();
      for (const colours of [overrides?.light, overrides?.dark]) {
        expect(contrast(colours?.brand, colours?.["on-brand"])).toBeGreaterThanOrEqual(4.5);
        expect(
          contrast(colours?.["brand-soft"], colours?.["on-brand-soft"]),
        ).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(overrides?.light.heading, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrast(overrides?.dark.heading, "#000000")).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(["red;background:url(//evil.test)", "}*{display:none}", "rgb(0 0 0)", ""])(
    "accepts colours only, not %j",
    async (brand) => {
      await put(null, { brand });
      expect((await ofVisitor()).overrides).toBeNull();
    },
  );
});

/** The contrast ratio of WCAG 2.2 of two colours, `#rrggbb`. */
function contrast(one = "", other = ""): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([["menu/index-v2?support_id=99"], ["site/home-v6?support_id=99"]])(
  "%s: an unknown support is not found",
  async (path) => {
    expect((await api.fetch(`/ads/${path}`)).status).toBe(404);
  },
);
