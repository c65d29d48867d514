import { adText, preview } from "@parution/journeys/support/order-form";
import type { Browser, CDPSession, Page } from "playwright";
import { figureBeside } from "../beside.ts";
import type { Figure } from "../figure.ts";
import { frenchText } from "../samples.ts";
import type { OrderForm } from "./order-forms.ts";
import { watchPreview, watchWholeForm } from "./watch.ts";

/**
 * Typed on top of the text, where every keystroke moves a row, as fast as a fast typist. Without accents, since the
 * browser's driver puts letters that its keyboard lacks into the field without pressing a key.
 */
const typed = "Avis rectificatif de l'a";
const TYPIST_MILLISECONDS = 80;
/** Warm-up text, which is not counted: a page needs it after a rest. */
const AFTER_REST = "Errata";
/** Turns of each form at each speed and with each observer: 120 keystrokes of each. */
const TURNS = 5;

/** Factor by which a page is slowed down, and its budget. */
const speeds = [
  { rate: 1, budget: null },
  { rate: 4, budget: { of: "p98", atMost: 50 } },
] as const;

/** A form with a text field. */
interface Desk {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Milliseconds from keystrokes to the frames that show them. */
interface Typed {
  readonly desk: Desk;
  readonly inPreview: number[];
  readonly inWhole: number[];
}

/**
 * Measures the time from a keystroke in a 90-line ad to the frame that shows it, at full and at a quarter of the
 * speed: in the preview, and in the whole form, down to the last thing that the keystroke changes on the page. Forms
 * take turns.
 */
export async function measureKeystrokes(
  browser: Browser,
  own: OrderForm,
  peer: OrderForm,
): Promise<readonly Figure[]> {
  const desks = [await openDesk(browser, own), await openDesk(browser, peer)] as const;
  const figures: Figure[] = [];
  for (const { rate, budget } of speeds) {
    const [typedInOwn, typedInPeer] = await typeInTurns(desks, rate);
    const figure = (what: string, of: "inPreview" | "inWhole") =>
      figureBeside(
        `form, keystroke to ${what} painted, ${rate}×`,
        [
          { name: own.name, samples: typedInOwn[of] },
          { name: peer.name, samples: typedInPeer[of] },
        ],
        budget,
      );
    figures.push(figure("preview", "inPreview"), figure("whole form", "inWhole"));
  }
  for (const { page } of desks) await page.context().close();
  return figures;
}

async function openDesk(browser: Browser, { origin, enter, fillIn }: OrderForm): Promise<Desk> {
  const context = await browser.newContext({ baseURL: origin, locale: "fr-FR" });
  const page = await context.newPage();
  await enter(page);
  await fillIn(page);
  return { page, devtools: await context.newCDPSession(page) };
}

async function typeInTurns([own, peer]: readonly [Desk, Desk], rate: number) {
  const begin = (desk: Desk): Typed => ({ desk, inPreview: [], inWhole: [] });
  const typed = [begin(own), begin(peer)] as const;
  for (const { desk } of typed) await adText(desk.page).fill(frenchText);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const one of typed) await typeAtDesk(one, rate);
  }
  return typed;
}

async function typeAtDesk({ desk, inPreview, inWhole }: Typed, rate: number): Promise<void> {
  const { page, devtools } = desk;
  await adText(page).press("ControlOrMeta+Home");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  inPreview.push(...(await typeAndMeasure(page)));
  inWhole.push(...(await typeAndMeasureWhole(page)));
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

async function typeAndMeasure(page: Page): Promise<number[]> {
  const watch = await preview(page).evaluateHandle(watchPreview);
  await type(page);
  const samples = (await watch.evaluate((kept) => kept.end())).slice(AFTER_REST.length);
  if (samples.length < typed.length / 2) {
    throw new Error(`${typed.length} keystrokes changed the preview ${samples.length} times.`);
  }
  return samples;
}

async function typeAndMeasureWhole(page: Page): Promise<number[]> {
  const watch = await page.evaluateHandle(watchWholeForm);
  await type(page);
  return (await watch.evaluate((kept) => kept.end())).slice(AFTER_REST.length);
}

const type = (page: Page): Promise<void> =>
  page.keyboard.type(AFTER_REST + typed, { delay: TYPIST_MILLISECONDS });
