import type { Browser, CDPSession } from "playwright";
import { atMost, type Figure } from "../figure.ts";
import type { OrderForm } from "./order-forms.ts";

/** Bytes in a kilobyte, as the budgets count. */
const KILOBYTE = 1000;
const BUDGET = 200;

/**
 * The JavaScript that a browser without a cache fetches, as transferred, until a line ad is written and dated: the
 * order form's own, and everything that it loads on demand. (Its first paint is weighed by `pnpm size`.)
 */
export async function measureFormScripts(
  browser: Browser,
  own: OrderForm,
  peer: OrderForm,
): Promise<Figure> {
  return {
    area: "form, JavaScript in all, with what a line ad loads later",
    value: await weigh(browser, own),
    unit: "kB",
    budget: atMost(BUDGET),
    peers: [{ name: peer.name, value: await weigh(browser, peer) }],
  };
}

async function weigh(browser: Browser, { origin, enter, fillIn }: OrderForm): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, locale: "fr-FR" });
  const page = await context.newPage();
  await enter(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const total = countScripts(devtools);
  await fillIn(page);
  await page.waitForLoadState("networkidle");
  const kilobytes = total() / KILOBYTE;
  await context.close();
  return kilobytes;
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
