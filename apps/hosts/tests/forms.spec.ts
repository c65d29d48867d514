import { Buffer } from "node:buffer";
import { expect, test } from "@playwright/test";

test.beforeEach(async ({ page }) => {
  await page.goto("/?sheet=styles&cases=native-form");
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated", "true");
});

test("a native form receives centimes, E.164, files, days and the captcha's answer", async ({
  page,
}) => {
  const send = page.getByRole("button", { name: "Envoyer" });
  const form = page.locator("form");
  const isValid = () => form.evaluate((element: HTMLFormElement) => element.checkValidity());

  await page.getByLabel("Montant").fill("1 234,50");
  await page.getByLabel("Téléphone").fill("06 12 34 56 78");
  expect(await isValid()).toBe(false);
  await page
    .getByLabel("Pièces")
    .setInputFiles([{ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("un") }]);
  await page.getByLabel("Pièces").setInputFiles([
    { name: "b.txt", mimeType: "text/plain", buffer: Buffer.from("deux") },
    { name: "c.png", mimeType: "image/png", buffer: Buffer.from("trois") },
  ]);

  await expect(page.getByText("Choisissez une date")).toBeVisible();
  await send.click();
  await expect(page.locator("[data-day]:focus")).toHaveCount(1);
  await page.getByRole("gridcell", { name: /24 novembre 2026/ }).click();
  await page.getByRole("gridcell", { name: /26 novembre 2026/ }).click();
  await expect(page.getByText("Choisissez une date")).toHaveCount(0);
  expect(await isValid()).toBe(false);
  await page.getByRole("button", { name: "Je ne suis pas un robot" }).click();
  expect(await isValid()).toBe(true);

  await send.click();
  await expect(page.locator("output")).toHaveText(
    [
      "amount=123450",
      "phone=+212612345678",
      "files=a.txt:2",
      "files=b.txt:4",
      "days=2026-11-24",
      "days=2026-11-26",
      "captcha=token-1",
    ].join("\n"),
  );
  await page.getByRole("button", { name: "Retirer a.txt" }).click();
  await send.click();
  await expect(page.locator("output")).not.toContainText("a.txt");
});
