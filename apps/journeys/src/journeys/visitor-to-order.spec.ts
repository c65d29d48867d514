import type { Page } from "@playwright/test";
import { acceptPayment } from "../support/card-sandbox.ts";
import { dayName, FRIDAY } from "../support/formats.ts";
import { type Device, type Hands, handsOf } from "../support/hands.ts";
import { expect, test } from "../support/journey.ts";
import { type Language, labels } from "../support/labels.ts";
import { adText, cities, dayCell, legalLines, previewRows } from "../support/order-form.ts";
import { adRow, expectOutcome } from "../support/payment.ts";
import { followMail, registrationTexts } from "../support/registration.ts";
import { uniqueTitle } from "../support/service.ts";

const PASSWORD = "un moulin sous la pluie";

/** Three minutes at the pace of a user, from the search result to the paid order. */
const LIMIT = 180_000;

const titles = { fr: "Première annonce", ar: "إعلان أول" } as const;

/** Courses of every change, one language by pointer and the other by keyboard; a whole run takes all four. */
const courses: readonly (readonly [Language, Device, string])[] = [
  ["fr", "pointer", ""],
  ["ar", "keyboard", ""],
  ["fr", "keyboard", " @whole"],
  ["ar", "pointer", " @whole"],
];

for (const [language, device, tag] of courses) {
  test(`a visitor from a search result pays a first order within three minutes, account made on the way, by ${device} (${language})${tag}`, async ({
    page,
  }) => {
    const hands = handsOf(page, device);
    const title = uniqueTitle(titles[language]);
    const email = `premiere.${language}.${device}.${uniqueTitle("").trim()}@exemple.test`;
    await page.goto(await searchResult(page, language));
    const begin = performance.now();

    await test.step("compose an ad without an account", async () => {
      await composeAd(page, hands, language, title);
      await hands.press(
        page.getByRole("main").getByRole("link", {
          name: registrationTexts[language].register,
          exact: true,
        }),
      );
    });
    await test.step("sign up and confirm the address", async () => {
      await signUp(page, hands, language, email);
      await followMail(page, email, registrationTexts[language].mail);
      await hands.press(page.getByRole("button", { name: registrationTexts[language].confirm }));
    });
    await test.step("order the ad that waits in the form, and pay it", async () => {
      const { order, recap, outcome } = labels[language];
      await expect(adText(page, language)).toHaveValue(title);
      await expect(dayCell(page, FRIDAY, language)).toHaveAttribute("aria-selected", "true");
      await hands.read();
      await hands.check(page.getByRole("checkbox", { name: order.terms }));
      await hands.press(page.getByRole("button", { name: order.submit }));
      await expect(page.getByRole("heading", { level: 1, name: recap.title })).toBeVisible();
      await hands.read();
      await hands.check(page.getByRole("radio", { name: recap.card }));
      await hands.press(page.getByRole("button", { name: recap.pay }));
      await acceptPayment(page, language);
      await expectOutcome(page, outcome.accepted);
    });
    expect(performance.now() - begin + hands.skipped()).toBeLessThan(LIMIT);

    await page.goto(`/${language}/mes-annonces`);
    await expect(adRow(page, title)).toBeVisible();
  });
}

/** Address of the order form as the site map gives it to search engines. */
async function searchResult(page: Page, language: Language): Promise<string> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const pages = await Promise.all(
    addresses
      .filter((address) => address?.endsWith(".xml"))
      .map(async (address) => (await page.request.get(new URL(address ?? "").pathname)).text()),
  );
  const path = `/${language}/essayer`;
  expect([sitemap, ...pages].join()).toContain(`${path}</loc>`);
  return path;
}

async function composeAd(page: Page, hands: Hands, language: Language, title: string) {
  const { order } = labels[language];
  const ad = legalLines[language];
  const select = (name: string) => page.getByRole("combobox", { name, exact: true });
  await expect(select(order.heading)).toBeEnabled();
  await hands.read();
  await hands.takeFirst(select(order.heading), ad.heading);
  await hands.check(page.getByRole("radio", { name: ad.type }));
  await hands.takeFirst(select(order.subheading), ad.subheading);
  await hands.write(adText(page, language), title);
  await expect(previewRows(page, language).first()).toContainText(title);
  await hands.chooseDay(dayCell(page, FRIDAY, language));
  await expect(
    page.getByRole("gridcell", { name: dayName(FRIDAY, language), selected: true }),
  ).toBeVisible();
  await hands.takeFirst(select(order.city), cities[language]);
}

async function signUp(page: Page, hands: Hands, language: Language, email: string) {
  const words = registrationTexts[language];
  const { login } = labels[language];
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await expect(page.getByRole("button", { name: words.submit })).toBeVisible();
  await hands.read();
  await hands.write(field(words.firstName), words.names[0]);
  await hands.write(field(words.lastName), words.names[1]);
  await hands.write(field(words.phone), "0661000231");
  await hands.write(field(login.email), email);
  await hands.write(field(login.password), PASSWORD);
  await hands.check(page.getByRole("checkbox", { name: words.terms }));
  await hands.check(page.getByRole("checkbox", { name: words.robot }));
  await expect(page.getByText(words.solved)).toBeVisible();
  await hands.press(page.getByRole("button", { name: words.submit }));
  await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();
  await hands.read();
}
