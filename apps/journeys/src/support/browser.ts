import { type Browser, chromium } from "playwright";
import { findChromium } from "../../../launcher/src/chromium.mjs";

/** Runs the browser of the measurements until `work` ends. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
