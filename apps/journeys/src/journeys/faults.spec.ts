import type { Page } from "@playwright/test";
import type { Fault } from "../../../api/src/platform/testing/faults/faulty-proxy.ts";
import { type Account, signInAfresh } from "../support/accounts.ts";
import { MONDAY } from "../support/dates.ts";
import { expect, SERVICES, test } from "../support/faults.ts";
import { adText, chooseCity, composeLineAd, dayCell, submitOrder } from "../support/order-form.ts";
import { adRow } from "../support/payment.ts";
import { uniqueTitle } from "../support/service.ts";
import { words } from "../support/words.ts";

/** That a page asks again within a second is tested where it is decided; here, that it does so by itself. */
const RECOVERY = 10_000;

const LOST = "La connexion est interrompue.";

/** Every page that reads something by itself, and whose it is. */
const pages: readonly (readonly [string, Account])[] = [
  ["/fr/mes-annonces", "pro"],
  ["/fr/passer-votre-annonce/support-1", "pro"],
  ["/fr/commandes-journal", "pro"],
  ["/fr/mon-equipe", "pro"],
  ["/fr/mes-commandes", "pro"],
  ["/fr/mes-factures", "terme"],
  ["/fr/mes-forfaits", "pro"],
  ["/fr/dashboard", "pro"],
];
/** Of a run that is not whole. */
const sample = pages.slice(0, 1).map(([path]) => path);

const faults: readonly (readonly [string, Fault])[] = [
  ["resets connections", { kind: "reset" }],
  ["cuts answers", { kind: "cut" }],
  ["truncates answers", { kind: "truncate", bytes: 300 }],
];

const failure = (page: Page) => page.getByText(LOST).filter({ visible: true });

async function expectWhole(page: Page): Promise<void> {
  await expect(failure(page)).toHaveCount(0, { timeout: RECOVERY });
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0, {
    timeout: RECOVERY,
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const [way, fault] of faults) {
  const [first] = faults[0] ?? [];
  for (const [path, account] of pages) {
    const tag = way === first && sample.includes(path) ? [] : ["@whole"];
    test(`${path} says that a way which ${way} is broken, and is whole once it is not`, {
      tag,
    }, async ({ page, way: proxy, refusals }) => {
      refusals.add(0);
      await signInAfresh(page, account);
      proxy.setFault(fault, SERVICES);
      await page.goto(path);
      await expect(failure(page).first()).toBeVisible();
      proxy.setFault(null);
      await expectWhole(page);
    });
  }
}

test("a way that is slow keeps nobody from anything", { tag: "@whole" }, async ({ page, way }) => {
  await signInAfresh(page, "pro");
  way.setFault({ kind: "delay", ms: 5000 }, SERVICES);
  await page.goto("/fr/passer-votre-annonce/support-1");
  const heading = page.getByRole("combobox", { name: words.fr.order.heading, exact: true });
  await expect(heading).toBeEnabled({ timeout: 60_000 });
  await expect(failure(page)).toHaveCount(0);
});

for (const [way, fault] of faults) {
  const tag = fault.kind === "cut" ? [] : ["@whole"];
  test(`an order over a way that ${way} keeps its form, and is placed once`, { tag }, async ({
    page,
    way: proxy,
    refusals,
  }) => {
    refusals.add(0);
    const text = uniqueTitle("Panne");
    await signInAfresh(page, "pro");
    await composeLineAd(page, text);
    await chooseCity(page);
    proxy.setFault(fault, /passer-annonce/);
    await submitOrder(page);
    await expect(failure(page).first()).toBeVisible();
    await expect(adText(page)).toHaveValue(text);
    await expect(dayCell(page, MONDAY)).toHaveAttribute("aria-selected", "true");
    proxy.setFault(null);
    await submitOrder(page);
    await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
    await page.goto("/fr/mes-annonces");
    await expect(adRow(page, text)).toHaveCount(1);
  });
}
