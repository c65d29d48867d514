import type { Browser, Page } from "playwright";
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
import { type Measure, measureOf } from "./measure.ts";
import { frenchText } from "./samples.ts";

/**
 * Typed on top of the text, where every keystroke moves a row: 120 of them, as fast as a fast typist. Without accents,
 * since the browser's driver puts letters that its keyboard lacks into the field without pressing a key.
 */
const typed = "Avis rectificatif de l'annonce parue lundi. ".repeat(3).slice(0, 120);
const TYPIST_MILLISECONDS = 80;

const budgets = new Map([
  [1, null],
  [4, { of: "p98", atMost: 50 } as const],
]);

/**
 * From a keystroke in a 90-line ad to the frame that shows it, at full and at a quarter of the speed: in the preview,
 * and in the whole form, down to the last thing that the keystroke changes on the page.
 */
export async function measureForm(browser: Browser, portal: string): Promise<Measure[]> {
  const context = await browser.newContext({ baseURL: portal, locale: "fr-FR" });
  const page = await context.newPage();
  await signInAfresh(page, "pro");
  await openOrderForm(page, 1);
  await choosePlace(page, LEGAL_LINE);
  await pickDays(page, MONDAY);
  const devtools = await context.newCDPSession(page);
  const measures: Measure[] = [];
  for (const [rate, budget] of budgets) {
    await adText(page).fill(frenchText);
    await adText(page).press("ControlOrMeta+Home");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    const inPreview = await typeAndMeasure(page);
    const inWhole = await typeAndMeasureWhole(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    measures.push(
      measureOf(`form, keystroke to preview painted, ${rate}×`, inPreview, budget),
      measureOf(`form, keystroke to whole form painted, ${rate}×`, inWhole, budget),
    );
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

async function typeAndMeasureWhole(page: Page): Promise<number[]> {
  const watch = await page.evaluateHandle(watchWholeForm);
  await page.keyboard.type(typed, { delay: TYPIST_MILLISECONDS });
  return watch.evaluate((kept) => kept.end());
}

/**
 * Runs in the page. A keystroke ends with the last frame before the next one in which anything that is seen has changed:
 * preview, ring, price, advice. What is only read aloud comes once the text rests, beside some later keystroke.
 */
function watchWholeForm() {
  const samples: number[] = [];
  let pressedAt: number | null = null;
  let paintedAt: number | null = null;
  const keep = () => {
    if (pressedAt !== null && paintedAt !== null) samples.push(paintedAt - pressedAt);
  };
  const onKey = ({ timeStamp }: Event) => {
    keep();
    pressedAt = timeStamp;
    paintedAt = null;
  };
  const onChange = () => {
    const begun = pressedAt;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (begun === pressedAt) paintedAt = performance.now();
      };
      port2.postMessage(null);
    });
  };
  const isSeen = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]') ===
    null;
  const observer = new MutationObserver((changes) => {
    if (changes.some(isSeen)) onChange();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  addEventListener("keydown", onKey, { capture: true });
  return {
    end() {
      keep();
      observer.disconnect();
      removeEventListener("keydown", onKey, { capture: true });
      return samples;
    },
  };
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
