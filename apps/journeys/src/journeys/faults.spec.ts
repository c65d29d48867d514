import type { Locator, Page } from "@playwright/test";
import type { Fault } from "../../../api/src/platform/testing/faults/faulty-proxy.ts";
import { emailOf, PASSWORD, signInAfresh } from "../support/accounts.ts";
import { MONDAY } from "../support/dates.ts";
import { expect, SERVICES, test } from "../support/faults.ts";
import { adText, chooseCity, composeLineAd, dayCell, submitOrder } from "../support/order-form.ts";
import { adRow } from "../support/payment.ts";
import { uniqueTitle } from "../support/service.ts";
import { words } from "../support/words.ts";

const LOST = "La connexion est interrompue.";

const faults: readonly (readonly [string, Fault])[] = [
  ["resets connections", { kind: "reset" }],
  ["cuts answers", { kind: "cut" }],
  ["truncates answers", { kind: "truncate", bytes: 300 }],
];

const failure = (page: Page) => page.getByText(LOST).filter({ visible: true });

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

/** What anybody may send: what it is filled in with, what must still stand there, and what says that it has arrived. */
interface PublicForm {
  readonly path: string;
  readonly fill: (page: Page) => Promise<void>;
  readonly kept: (page: Page) => Promise<void>;
  readonly submit: string;
  readonly arrived: (page: Page) => Locator;
  /** Whether people are told from programs there: a proof counts once, the next had no challenge. */
  readonly isGuarded: boolean;
}

const proveHuman = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: "Je ne suis pas un robot" }).check();
  await expect(page.getByText("Contrôle anti-robot réussi.")).toBeVisible();
};

async function proveAgain(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Vérification anti-robot" }).getByRole("button").click();
  await expect(page.getByText("Contrôle anti-robot réussi.")).toBeVisible();
}

const publicForms: readonly PublicForm[] = [
  {
    path: "/fr/connexion",
    fill: async (page) => {
      await page.getByLabel(words.fr.login.email).fill(emailOf("pro"));
      await page.getByLabel(words.fr.login.password, { exact: true }).fill(PASSWORD);
    },
    kept: (page) => expect(page.getByLabel(words.fr.login.email)).toHaveValue(emailOf("pro")),
    submit: words.fr.login.submit,
    arrived: (page) => page.getByRole("button", { name: words.fr.account }).first(),
    isGuarded: false,
  },
  {
    path: "/fr/contact",
    fill: async (page) => {
      await page.getByLabel("Nom et prénom").fill("Samira Bennani");
      await page.getByLabel("Adresse e-mail").fill("samira@exemple.ma");
      await page.getByLabel("Objet").fill("Tarif");
      await page.getByRole("textbox", { name: "Message" }).fill("Bonjour, quel est le délai ?");
      await proveHuman(page);
    },
    kept: (page) =>
      expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/quel est le délai/),
    submit: "Envoyer le message",
    arrived: (page) => page.getByRole("status").filter({ hasText: "Votre message est parti" }),
    isGuarded: true,
  },
  {
    path: "/fr/verification",
    fill: async (page) => {
      await page.getByLabel("Code de vérification").fill("0000-0000-0000-0000");
      await proveHuman(page);
    },
    kept: (page) => expect(page.getByLabel("Code de vérification")).toHaveValue(/^0000/),
    submit: "Vérifier",
    arrived: (page) => page.getByRole("alert").filter({ hasText: "Aucune attestation" }),
    isGuarded: true,
  },
];

for (const { path, fill, kept, submit, arrived, isGuarded } of publicForms) {
  test(`${path} over a way that cuts answers keeps what was typed, and is sent once it is whole`, {
    tag: "@whole",
  }, async ({ page, way, refusals }) => {
    refusals.add(0).add(404);
    await page.goto(path);
    await fill(page);
    way.setFault({ kind: "cut" }, SERVICES);
    await page.getByRole("button", { name: submit, exact: true }).click();
    await expect(failure(page).first()).toBeVisible();
    await kept(page);
    way.setFault(null);
    if (isGuarded) await proveAgain(page);
    await page.getByRole("button", { name: submit, exact: true }).click();
    await expect(arrived(page)).toBeVisible();
  });
}
