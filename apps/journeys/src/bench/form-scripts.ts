import type { Browser, CDPSession } from "playwright";
import { signInAfresh } from "../support/accounts.ts";
import { MONDAY } from "../support/dates.ts";
import {
  adText,
  choosePlace,
  LEGAL_LINE,
  openOrderForm,
  pickDays,
  preview,
} from "../support/order-form.ts";
import type { Measure } from "./measure.ts";

/** Bytes in a kilobyte, as the budgets count. */
const KILOBYTE = 1000;
const BUDGET = { of: "median", atMost: 140 } as const;

/**
 * The JavaScript that a browser without a cache fetches, as it travels, until a line ad is written and dated: the
 * order form's own, and everything that it loads on the way. (What its first sight needs is weighed by `pnpm size`.)
 */
export async function measureFormScripts(browser: Browser, portal: string): Promise<Measure> {
  const context = await browser.newContext({ baseURL: portal, locale: "fr-FR" });
  const page = await context.newPage();
  await signInAfresh(page, "pro");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const total = countScripts(devtools);
  await openOrderForm(page, 1);
  await choosePlace(page, LEGAL_LINE);
  await adText(page).fill("Avis de constitution");
  await pickDays(page, MONDAY);
  await preview(page).getByText("Avis de constitution").waitFor();
  await page.waitForLoadState("networkidle");
  const kilobytes = total() / KILOBYTE;
  await context.close();
  const area = "form, JavaScript in all, with what a line ad loads later";
  return { area, unit: "kB", median: kilobytes, p98: kilobytes, p99: kilobytes, budget: BUDGET };
}

/** Adds up what scripts weigh on the wire, their headers left out. */
function countScripts(devtools: CDPSession): () => number {
  const headersOf = new Map<string, number>();
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") headersOf.set(requestId, response.encodedDataLength);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const headers = headersOf.get(requestId);
    if (headers !== undefined) bytes += encodedDataLength - headers;
  });
  return () => bytes;
}
