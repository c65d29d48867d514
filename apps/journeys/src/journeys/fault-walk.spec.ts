import type { Page } from "@playwright/test";
import type { Fault } from "../../../api/src/platform/testing/faults/faulty-proxy.ts";
import { signInAfresh } from "../support/accounts.ts";
import { expect, SERVICES, test } from "../support/faults.ts";
import { followTo, textOfWhole, timeUntil } from "../support/walk.ts";
import { type WalkedPage, walkedPages } from "../support/walked-pages.ts";
import type { Language } from "../support/words.ts";

/** Milliseconds from a fault's end to the page as it would have been; a machine that does other things too takes longer. */
const RECOVERY = Number(process.env.FAULT_RECOVERY ?? 10_000);

/** What a page says that cannot reach the service. */
const lost: Readonly<Record<Language, string>> = {
  fr: "La connexion est interrompue.",
  ar: "انقطع الاتصال.",
};

const breaks: readonly Fault[] = [
  { kind: "reset" },
  { kind: "cut" },
  { kind: "truncate", bytes: 300 },
];
const slow: Fault = { kind: "delay", ms: 5000 };

const isWhole = process.env.WHOLE_SUITE !== undefined;
/** Of a run that is not whole: one page, one fault. */
const sample = walkedPages[0];

const failure = (page: Page, language: Language) =>
  page.getByRole("main").getByText(lost[language]).filter({ visible: true });

/** Loads the page anew, or follows a link to what a server would draw. */
async function arrive(page: Page, address: string, { account }: WalkedPage): Promise<void> {
  if (account === null) await followTo(page, address);
  else await page.goto(address);
}

for (const language of ["fr", "ar"] as const) {
  for (const walked of walkedPages) {
    const tag = walked === sample && language === "fr" ? [] : ["@whole"];
    test(`${language}: ${walked.name} says that its way is broken, and is whole once it is not`, {
      tag,
    }, async ({ page, way, refusals }) => {
      refusals.add(0);
      if (walked.account !== null) await signInAfresh(page, walked.account);
      const address = `/${language}${await walked.find(page)}`;
      const elsewhere = `/${language}/conditions-${address.endsWith("ventes") ? "utilisation" : "ventes"}`;
      await page.goto(elsewhere);
      await arrive(page, address, walked);
      const whole = await textOfWhole(page);
      for (const fault of isWhole ? breaks : breaks.slice(0, 1)) {
        await page.goto(elsewhere);
        way.setFault(fault, SERVICES);
        await arrive(page, address, walked);
        if (walked.reads) await expect(failure(page, language).first()).toBeVisible();
        const took = await timeUntil(page, whole, () => way.setFault(null));
        const description = `${Math.round(took)} ms after ${fault.kind}`;
        test.info().annotations.push({ type: "recovery", description });
        expect(took, `after ${fault.kind}`).toBeLessThan(RECOVERY);
      }
      if (!isWhole) return;
      await page.goto(elsewhere);
      way.setFault(slow, SERVICES);
      await arrive(page, address, walked);
      await timeUntil(page, whole, () => undefined);
      await expect(failure(page, language)).toHaveCount(0);
      way.setFault(null);
    });
  }
}
