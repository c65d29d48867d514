import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { chooseCity, composeLineAd, submitOrder } from "../support/order-form.ts";
import { adRow } from "../support/payment.ts";
import { uniqueTitle } from "../support/service.ts";

/** The smallest picture: one pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const photo = (name: string, buffer = PNG) => ({ name, mimeType: "image/png", buffer });

const ORDERING = "**/ads/annonces/passer-annonce";

async function composeWebAd(page: Page, title: string): Promise<void> {
  await composeLineAd(page, title);
  await chooseCity(page);
  await page.getByRole("radio", { name: "Oui" }).check();
  await page.getByLabel("Titre sur le web").fill(title);
}

const photoNames = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Avancer/ }) });

test("photos are checked by content, sorted by keyboard, and sent again after a broken connection", async ({
  page,
  refusals,
}) => {
  refusals.add(0);
  const title = uniqueTitle("Photos");
  await signIn(page, "pro");
  await composeWebAd(page, title);

  await test.step("a file that only has a picture's extension is refused, and the others are previewed", async () => {
    await page
      .getByLabel("Photos")
      .setInputFiles([
        photo("facade.png"),
        photo("faux.png", Buffer.from("GIF89a")),
        photo("salon.png"),
      ]);
    await expect(page.getByText(/n’est pas une photo PNG ou JPEG/)).toContainText("faux.png");
    await expect(photoNames(page)).toContainText(["facade.png", "salon.png"]);
    await expect(photoNames(page).first().getByRole("presentation")).toBeVisible();
  });

  await test.step("the last photo is moved to the first place", async () => {
    await page.getByRole("button", { name: "Avancer salon.png d’une place" }).focus();
    await page.keyboard.press("Enter");
    await expect(photoNames(page)).toContainText(["salon.png", "facade.png"]);
  });

  const sent: string[][] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/passer-annonce")) return;
    const form = request.postDataBuffer()?.toString("latin1") ?? "";
    sent.push(Array.from(form.matchAll(/filename="([^"]+)"/g), ([, name]) => name ?? ""));
  });
  await page.route(
    ORDERING,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submitOrder(page);
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(["salon.png", "facade.png"]);
  await page.goto("/fr/mes-annonces");
  await expect(adRow(page, title)).toHaveCount(1);
});

test("each file shows its upload progress", { tag: "@whole" }, async ({ page, context }) => {
  await signIn(page, "pro");
  await composeWebAd(page, uniqueTitle("Envoi"));
  const large = Buffer.concat([PNG, Buffer.alloc(1_500_000)]);
  await page.getByLabel("Photos").setInputFiles([photo("grande.png", large)]);
  const network = await context.newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  await submitOrder(page);
  const bar = page.getByRole("progressbar", { name: "Envoi de grande.png" });
  await expect(bar).toBeVisible();
  await expect(page.getByText(/^\d+\s%$/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
});
