import { AxeBuilder } from "@axe-core/playwright";
import type { Locator } from "@playwright/test";
import { expect, test } from "./test.ts";

const ground = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe("on a screen", () => {
  test.beforeEach(async ({ page, complaints }) => {
    expect(complaints).toEqual([]);
    await page.goto("/");
  });

  test("the colour and the face are the Gazette's own", async ({ page }) => {
    const order = page.getByRole("button", { name: "Commander" });
    expect(await ground(order)).toBe("rgb(168, 54, 26)");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveCSS("font-family", /Playfair Display/);
    const faces = await page.evaluate(async () => {
      const loaded = await document.fonts.ready;
      return [...loaded].filter(({ status }) => status === "loaded").map(({ family }) => family);
    });
    expect(faces.join()).toContain("Playfair Display");
    expect(faces.join()).toContain("IBM Plex Sans");
  });

  test("the night edition is dark, and can be left", async ({ page }) => {
    const paper = page.locator("body > #root > div");
    expect(await ground(paper)).toBe("rgb(251, 250, 248)");
    await page.getByRole("button", { name: "Nuit" }).click();
    expect(await ground(paper)).toBe("rgb(21, 20, 17)");
    expect(await ground(page.getByRole("button", { name: "Commander" }))).toBe(
      "rgb(255, 140, 112)",
    );
    await page.getByRole("button", { name: "Jour" }).click();
    expect(await ground(paper)).toBe("rgb(251, 250, 248)");
  });

  test("in Arabic everything turns round, arrow keys too", async ({ page }) => {
    await page.getByRole("button", { name: "العربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("نشر إعلان مبوب");
    const fields = await page.getByLabel("نص الإعلان").boundingBox();
    const price = await page.getByRole("region", { name: "الثمن" }).boundingBox();
    expect(price?.x).toBeLessThan(fields?.x ?? 0);

    const day = (number: number) =>
      page.getByRole("gridcell", { name: new RegExp(`${number} نونبر 2026`) });
    await day(24).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(day(25)).toBeFocused();
  });

  test("axe finds nothing by day in French", async ({ page }) => {
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test("axe finds nothing by night in Arabic", async ({ page }) => {
    await page.getByRole("button", { name: "العربية" }).click();
    await page.getByRole("button", { name: "ليل" }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test("a phone needs no scrolling sideways", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    // Parts that measure themselves follow the window a frame later.
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond).toBe(0);
  });
});

test("a reader whose system is dark gets the night edition", async ({ page, complaints }) => {
  expect(complaints).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  expect(await ground(page.locator("body > #root > div"))).toBe("rgb(21, 20, 17)");
});
