import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";
import config from "../lingui.config.ts";

/**
 * Fails when a text of the sources is missing from a catalogue, when a translation is empty or fuzzy, or when a
 * catalogue keeps a text that no source has any more.
 */
const read = (locale: string) => readFileSync(`src/locales/${locale}.po`, "utf8");

const before = config.locales.map(read);
execFileSync("lingui", ["extract", "--clean"], { stdio: "pipe" });
const after = config.locales.map(read);

const withoutDate = (po: string) => po.replace(/^"POT-Creation-Date:.*$/m, "");
const problems: string[] = [];

for (const [index, locale] of config.locales.entries()) {
  const po = after[index] ?? "";
  if (withoutDate(po) !== withoutDate(before[index] ?? "")) {
    problems.push(`${locale}: the catalogue is not what the sources say; run «pnpm messages».`);
  }
  const messages = await formatter().parse(po, { locale, sourceLocale: "fr", filename: locale });
  for (const [id, message] of Object.entries(messages)) {
    const fuzzy = message.extra?.flags;
    if (Array.isArray(fuzzy) && fuzzy.includes("fuzzy"))
      problems.push(`${locale}: «${id}» is fuzzy.`);
    if (locale !== "fr" && !message.translation)
      problems.push(`${locale}: «${message.message}» is missing.`);
  }
}

for (const problem of problems) console.error(problem);
console.log(`${config.locales.length} catalogues, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
