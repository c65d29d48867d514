import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { formatter } from "@lingui/format-po";
import config from "../lingui.config.ts";

/**
 * Fails when a text of the sources is missing from a catalogue, when a translation is empty or fuzzy, or when a
 * catalogue keeps a text that no source has any more.
 */
const readAll = () =>
  new Map(globSync("src/**/locales/*.po").map((path) => [path, readFileSync(path, "utf8")]));

const before = readAll();
execFileSync("lingui", ["extract", "--clean"], { stdio: "pipe" });
const after = readAll();

const withoutDate = (po: string | undefined) => po?.replace(/^"POT-Creation-Date:.*$/m, "");
const problems: string[] = [];

for (const [path, po] of after) {
  const locale = basename(path, ".po");
  if (withoutDate(po) !== withoutDate(before.get(path))) {
    problems.push(`${path}: the catalogue is not what the sources say; run «pnpm messages».`);
  }
  const messages = await formatter().parse(po, { locale, sourceLocale: "fr", filename: path });
  for (const [id, message] of Object.entries(messages)) {
    const fuzzy = message.extra?.flags;
    if (Array.isArray(fuzzy) && fuzzy.includes("fuzzy")) {
      problems.push(`${path}: «${id}» is fuzzy.`);
    }
    if (locale !== config.sourceLocale && !message.translation) {
      problems.push(`${path}: «${message.message}» is missing.`);
    }
  }
}

for (const problem of problems) console.error(problem);
console.log(`${after.size} catalogues, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
