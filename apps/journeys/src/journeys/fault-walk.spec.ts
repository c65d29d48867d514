import type { Page } from "@playwright/test";
import type { Fault } from "../../../api/src/testing/faults/faulty-proxy.ts";
import { signInAfresh } from "../support/accounts.ts";
import { expect, SERVICES, test } from "../support/faults.ts";
import type { Language } from "../support/labels.ts";
import { followTo, textOfWhole, timeUntil } from "../support/walk.ts";
import { walkedPages } from "../support/walked-pages.ts";

/** Milliseconds from a fault's end to the page as it would have been; a machine that does other things too takes longer. */
const RECOVERY = Number(process.env.FAULT_RECOVERY ?? 10_000);

/** Message of a page that cannot reach the service. */
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
/** The one page, with one fault, of a run without `WHOLE_SUITE`. */
const sample = walkedPages[0];

const failure = (page: Page, language: Language) =>
  page.getByRole("main").getByText(lost[language]).filter({ visible: true });

for (const language of ["fr", "ar"] as const) {
  for (const walked of walkedPages) {
    const tag = walked === sample && language === "fr" ? [] : ["@whole"];
    test(`${language}: ${walked.name} reports a broken connection, and is complete once the connection is back`, {
      tag,
    }, async ({ page, faultyProxy, refusals }) => {
      refusals.add(0);
      if (walked.account !== null) await signInAfresh(page, walked.account);
      const address = `/${language}${await walked.find(page)}`;
      const elsewhere = `/${language}/conditions-${address.endsWith("ventes") ? "utilisation" : "ventes"}`;
      await page.goto(elsewhere);
      await followTo(page, address);
      const whole = await textOfWhole(page);
      for (const fault of isWhole ? breaks : breaks.slice(0, 1)) {
        await page.goto(elsewhere);
        faultyProxy.setFault(fault, SERVICES);
        await followTo(page, address);
        if (walked.reads) await expect(failure(page, language).first()).toBeVisible();
        const took = await timeUntil(page, whole, () => faultyProxy.setFault(null));
        const description = `${Math.round(took)} ms after ${fault.kind}`;
        test.info().annotations.push({ type: "recovery", description });
        expect(took, `after ${fault.kind}`).toBeLessThan(RECOVERY);
      }
      if (!isWhole) return;
      await page.goto(elsewhere);
      faultyProxy.setFault(slow, SERVICES);
      await followTo(page, address);
      await timeUntil(page, whole, () => undefined);
      await expect(failure(page, language)).toHaveCount(0);
      faultyProxy.setFault(null);
    });
  }
}
