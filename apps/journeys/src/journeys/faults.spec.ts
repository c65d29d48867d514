import type { Locator, Page } from "@playwright/test";
import type { Fault } from "../../../api/src/testing/faults/faulty-proxy.ts";
import { emailOf, PASSWORD, signInAfresh } from "../support/accounts.ts";
import { expect, SERVICES, test } from "../support/faults.ts";
import { MONDAY } from "../support/formats.ts";
import { labels } from "../support/labels.ts";
import { adText, chooseCity, composeLineAd, dayCell, submitOrder } from "../support/order-form.ts";
import { adRow } from "../support/payment.ts";
import { uniqueTitle } from "../support/service.ts";

const LOST = "La connexion est interrompue.";

const faults: readonly (readonly [string, Fault])[] = [
  ["resets connections", { kind: "reset" }],
  ["cuts answers", { kind: "cut" }],
  ["truncates answers", { kind: "truncate", bytes: 300 }],
];

const failure = (page: Page) => page.getByText(LOST).filter({ visible: true });

for (const [behaviour, fault] of faults) {
  const tag = fault.kind === "cut" ? [] : ["@whole"];
  test(`an order over a connection that ${behaviour} keeps its form, and is placed once`, {
    tag,
  }, async ({ page, faultyProxy, refusals }) => {
    refusals.add(0);
    const text = uniqueTitle("Panne");
    await signInAfresh(page, "pro");
    await composeLineAd(page, text);
    await chooseCity(page);
    faultyProxy.setFault(fault, /passer-annonce/);
    await submitOrder(page);
    await expect(failure(page).first()).toBeVisible();
    await expect(adText(page)).toHaveValue(text);
    await expect(dayCell(page, MONDAY)).toHaveAttribute("aria-selected", "true");
    faultyProxy.setFault(null);
    await submitOrder(page);
    await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
    await page.goto("/fr/mes-annonces");
    await expect(adRow(page, text)).toHaveCount(1);
  });
}

/** A public form: its input, the fields that must survive a fault, and the sign of success. */
interface PublicForm {
  readonly path: string;
  readonly fill: (page: Page) => Promise<void>;
  readonly kept: (page: Page) => Promise<void>;
  readonly submit: string;
  readonly arrived: (page: Page) => Locator;
  /** True with a captcha: each submission needs a new one. */
  readonly hasCaptcha: boolean;
}

const solveCaptcha = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: "Je ne suis pas un robot" }).check();
  await expect(page.getByText("Contrôle anti-robot réussi.")).toBeVisible();
};

const captchaOf = (page: Page) => page.getByRole("group", { name: "Vérification anti-robot" });

/** Waits for the challenge that a refused form asks for by itself: it must meet the fault too. */
const captchaIsLost = (page: Page) =>
  expect(captchaOf(page).getByText("La vérification ne répond pas.")).toBeVisible();

async function solveCaptchaAgain(page: Page): Promise<void> {
  await captchaOf(page).getByRole("button").click();
  await expect(page.getByText("Contrôle anti-robot réussi.")).toBeVisible();
}

const publicForms: readonly PublicForm[] = [
  {
    path: "/fr/connexion",
    fill: async (page) => {
      await page.getByLabel(labels.fr.login.email).fill(emailOf("pro"));
      await page.getByLabel(labels.fr.login.password, { exact: true }).fill(PASSWORD);
    },
    kept: (page) => expect(page.getByLabel(labels.fr.login.email)).toHaveValue(emailOf("pro")),
    submit: labels.fr.login.submit,
    arrived: (page) => page.getByRole("button", { name: labels.fr.account }).first(),
    hasCaptcha: false,
  },
  {
    path: "/fr/contact",
    fill: async (page) => {
      await page.getByLabel("Nom et prénom").fill("Samira Bennani");
      await page.getByLabel("Adresse e-mail").fill("samira@exemple.ma");
      await page.getByLabel("Objet").fill("Tarif");
      await page.getByRole("textbox", { name: "Message" }).fill("Bonjour, quel est le délai ?");
      await solveCaptcha(page);
    },
    kept: (page) =>
      expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/quel est le délai/),
    submit: "Envoyer le message",
    arrived: (page) => page.getByRole("status").filter({ hasText: "Votre message est parti" }),
    hasCaptcha: true,
  },
  {
    path: "/fr/verification",
    fill: async (page) => {
      await page.getByLabel("Code de vérification").fill("0000-0000-0000-0000");
      await solveCaptcha(page);
    },
    kept: (page) => expect(page.getByLabel("Code de vérification")).toHaveValue(/^0000/),
    submit: "Vérifier",
    arrived: (page) => page.getByRole("alert").filter({ hasText: "Aucune attestation" }),
    hasCaptcha: true,
  },
];

for (const { path, fill, kept, submit, arrived, hasCaptcha } of publicForms) {
  test(`${path} keeps its fields over a connection that cuts answers, and is sent once the connection is back`, {
    tag: "@whole",
  }, async ({ page, faultyProxy, refusals }) => {
    refusals.add(0).add(404);
    await page.goto(path);
    await fill(page);
    faultyProxy.setFault({ kind: "cut" }, SERVICES);
    await page.getByRole("button", { name: submit, exact: true }).click();
    await expect(failure(page).first()).toBeVisible();
    await kept(page);
    if (hasCaptcha) await captchaIsLost(page);
    faultyProxy.setFault(null);
    if (hasCaptcha) await solveCaptchaAgain(page);
    await page.getByRole("button", { name: submit, exact: true }).click();
    await expect(arrived(page)).toBeVisible();
  });
}
