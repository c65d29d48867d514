import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { findChromium } from "../../../launcher/src/chromium.mjs";
import { run } from "../../../launcher/src/fail.mjs";
import { step } from "../../../launcher/src/steps.mjs";
import { measureForm } from "./form.ts";
import { measureFormScripts } from "./form-scripts.ts";
import { measureKit } from "./kit/measure-kit.ts";
import { kitTable, writeIntoReadme } from "./kit/report.ts";
import type { Measure } from "./measure.ts";
import { withProgram } from "./program.ts";
import { measureReads } from "./reads/measure-reads.ts";
import { withApi } from "./reads/with-api.ts";
import { measureRules } from "./rules.ts";
import { formatTable } from "./table.ts";

/** `PORTAL_URL` measures a program that runs already; otherwise one is built, started and stopped. */
const given = process.env.PORTAL_URL;

const { values, positionals } = parseArgs({
  options: { write: { type: "boolean", default: false } },
  allowPositionals: true,
});

/**
 * `pnpm bench` measures everything in the browser, `pnpm bench kit` the components alone (`--write` keeps their table),
 * `pnpm bench reads` the lists of a database that `demo:large` has filled.
 */
await run(() => {
  if (positionals[0] === "reads") return reads();
  return withBrowser(positionals[0] === "kit" ? kit : everything);
});

async function reads() {
  const measure = (portal: string) =>
    step("Measuring the reads, in milliseconds over HTTP", () => measureReads(portal));
  const measures = given ? await measure(given) : await withApi(measure);
  console.log(`\n${machine()}, load ${loadavg()[0]?.toFixed(1)}\n\n${formatTable(measures)}\n`);
}

async function everything(browser: Browser) {
  const rules = await step("Measuring the rules", measureRules);
  const onForm = (portal: string) =>
    step("Measuring the order form", async () => [
      await measureFormScripts(browser, portal),
      ...(await measureForm(browser, portal)),
    ]);
  const form: Measure[] = given ? await onForm(given) : await withProgram(onForm);
  console.log(`\n${formatTable([...rules, ...form])}\n`);
  await kit(browser);
}

async function kit(browser: Browser) {
  const outcomes = await step("Measuring the kit beside its peers", () => measureKit(browser));
  const table = kitTable(outcomes, `${machine()}, Chromium ${browser.version()}`);
  console.log(`\n${table}`);
  if (values.write) await writeIntoReadme(table);
}

async function withBrowser(work: (browser: Browser) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? process.arch;
  return `${model}, ${availableParallelism()} cores, Node ${process.versions.node}`;
}
