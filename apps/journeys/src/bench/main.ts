import { availableParallelism, cpus } from "node:os";
import { chromium } from "playwright";
import { findChromium } from "../../../launcher/src/chromium.mjs";
import { run } from "../../../launcher/src/fail.mjs";
import { step } from "../../../launcher/src/steps.mjs";
import { measureForm } from "./form.ts";
import { withProgram } from "./program.ts";
import { measureRules } from "./rules.ts";
import { formatTable } from "./table.ts";

/** `PORTAL_URL` measures a program that runs already; otherwise one is built, started and stopped. */
const given = process.env.PORTAL_URL;

await run(async () => {
  const rules = await step("Measuring the rules", measureRules);
  const { measures, version } = given ? await inBrowser(given) : await withProgram(inBrowser);
  console.log(`\n${formatTable([...rules, ...measures])}\n\n${machine()}, Chromium ${version}`);
});

async function inBrowser(portal: string) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const measures = await step("Measuring the order form", () => measureForm(browser, portal));
    return { measures, version: browser.version() };
  } finally {
    await browser.close();
  }
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? process.arch;
  return `${model}, ${availableParallelism()} cores, Node ${process.versions.node}`;
}
