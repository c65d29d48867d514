import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../../launcher/src/commands.mjs";
import { findEngines } from "../../../launcher/src/engines.mjs";
import { Failure, run } from "../../../launcher/src/fail.mjs";
import { step } from "../../../launcher/src/steps.mjs";
import type { Language } from "../support/labels.ts";
import type { Driver } from "./driver.ts";
import { withFirefox } from "./firefox.ts";
import { mainJourney } from "./journey.ts";
import { within } from "./processes.ts";
import { Visitor } from "./visitor.ts";
import { withWebKit } from "./webkit.ts";

/** Time limit for both languages in one engine, in milliseconds. */
const LIMIT = 300_000;

const languages: readonly Language[] = ["fr", "ar"];

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "firefox,webkit" },
    language: { type: "string", default: "fr,ar" },
    width: { type: "string", default: "1280" },
    height: { type: "string", default: "900" },
    brief: { type: "boolean", default: false },
    pictures: { type: "string" },
  },
});

const origin = process.env.PORTAL_URL ?? "http://localhost:4800";
const size = { width: Number(values.width), height: Number(values.height) };
const folder = values.pictures ?? join(root, ".cache/engines");

// Processes that this program has started end with it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/**
 * Takes the main journey in Firefox and in WebKit, in French and in Arabic, on the program that `PORTAL_URL` names; in brief, in
 * one language in each.
 */
await run(async () => {
  const { firefox, ...webkit } = await findEngines();
  await mkdir(folder, { recursive: true });
  const engines = [
    {
      name: "Firefox",
      brief: "fr",
      use: (work: Work) => withFirefox(firefox, size, work),
    },
    {
      name: "WebKit",
      brief: "ar",
      use: (work: Work) => withWebKit(webkit, size, work),
    },
  ].filter(({ name }) => values.engine.includes(name.toLowerCase()));
  const failures: string[] = [];
  for (const { name, brief, use } of engines) {
    const spoken = values.brief ? brief : values.language;
    const work = (driver: Driver) => within(LIMIT, name, inEachLanguage(name, spoken, driver));
    await use(work).catch((error: unknown) => failures.push(`${name}: ${textOf(error)}`));
  }
  if (failures.length > 0) throw new Failure(failures.join("\n  "));
});

function textOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? String(error.stack) : String(error);
}

type Work = (driver: Driver) => Promise<void>;

async function inEachLanguage(engine: string, spoken: string, driver: Driver): Promise<void> {
  for (const language of languages.filter((one) => spoken.includes(one))) {
    await step(`${engine}, ${language}`, () => takeJourney(engine, driver, language));
  }
}

async function takeJourney(engine: string, driver: Driver, language: Language): Promise<void> {
  let taken = 0;
  const pictureOf = (name: string) => {
    taken += 1;
    const parts = [engine.toLowerCase(), language, values.width, String(taken), ...name.split(" ")];
    return join(folder, `${parts.join("-")}.png`);
  };
  const everyStep = values.pictures !== undefined;
  const visitor = new Visitor(driver, { origin, language, pictureOf, everyStep });
  try {
    await mainJourney(visitor);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(`${language}, ${error.message}`);
  }
}
