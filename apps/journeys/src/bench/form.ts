import type { Browser, Page } from "playwright";
import { signInAfresh } from "../support/accounts.ts";
import { adText, choosePlace, LEGAL_LINE, openOrderForm, preview } from "../support/order-form.ts";
import { type Measure, measureOf } from "./measure.ts";
import { frenchText } from "./samples.ts";

/** Typed on top of the text, where every keystroke moves a row: 120 of them, as fast as a fast typist. */
const typed = "Avis rectificatif au numéro précédent. ".repeat(4).slice(0, 120);
const TYPIST_MILLISECONDS = 80;

const budgets = new Map([
  [1, null],
  [4, { of: "p98", atMost: 50 } as const],
]);

/** From a keystroke in a 90-line ad to the frame that shows it, at full and at a quarter of the speed. */
export async function measureForm(browser: Browser, portal: string): Promise<Measure[]> {
  const context = await browser.newContext({ baseURL: portal, locale: "fr-FR" });
  const page = await context.newPage();
  await signInAfresh(page, "pro");
  await openOrderForm(page, 1);
  await choosePlace(page, LEGAL_LINE);
  const devtools = await context.newCDPSession(page);
  const measures: Measure[] = [];
  for (const [rate, budget] of budgets) {
    await adText(page).fill(frenchText);
    await adText(page).press("ControlOrMeta+Home");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    const samples = await typeAndMeasure(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    measures.push(measureOf(`form, keystroke to paint, ${rate}×`, samples, budget));
  }
  await context.close();
  return measures;
}

async function typeAndMeasure(page: Page): Promise<number[]> {
  const watch = await preview(page).evaluateHandle(watchPreview);
  await page.keyboard.type(typed, { delay: TYPIST_MILLISECONDS });
  const samples = await watch.evaluate((kept) => kept.end());
  if (samples.length < typed.length / 2) {
    throw new Error(`${typed.length} keystrokes changed the preview ${samples.length} times.`);
  }
  return samples;
}

/**
 * Runs in the page. A keystroke begins with the event's own time stamp, waiting in the queue included, and ends with
 * the first task after the frame in which the preview has changed.
 */
function watchPreview(canvas: Element) {
  const samples: number[] = [];
  let pressedAt: number | null = null;
  const onKey = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  const onChange = () => {
    if (pressedAt === null) return;
    const begun = pressedAt;
    pressedAt = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => samples.push(performance.now() - begun);
      port2.postMessage(null);
    });
  };
  const observer = new MutationObserver(onChange);
  observer.observe(canvas, { subtree: true, childList: true, characterData: true });
  addEventListener("keydown", onKey, { capture: true });
  return {
    end() {
      observer.disconnect();
      removeEventListener("keydown", onKey, { capture: true });
      return samples;
    },
  };
}
