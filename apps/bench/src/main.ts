import { parseArgs } from "node:util";
import { Failure, run } from "../../launcher/src/fail.mjs";
import { step } from "../../launcher/src/steps.mjs";
import { conditions, sectionText, writeSection } from "./measured.ts";
import { type Part, parts } from "./parts.ts";

const { values, positionals } = parseArgs({
  options: { print: { type: "boolean", default: false } },
  allowPositionals: true,
});

/**
 * `pnpm bench` measures everything that has a budget and writes `docs/measured.md`; `pnpm bench api start` those parts
 * alone, the others staying as they were; `--print` writes nothing. What falls short is shown, and is no error.
 */
await run(async () => {
  for (const part of chosen()) await measure(part);
});

function chosen(): readonly Part[] {
  if (positionals.length === 0) return Object.values(parts);
  return positionals.map((name) => {
    const part = parts[name];
    if (part) return part;
    throw new Failure(`There is no part «${name}», only: ${Object.keys(parts).join(", ")}.`);
  });
}

async function measure({ title, measure: take, programs }: Part): Promise<void> {
  const on = await conditions(await programs());
  const kept = !values.print;
  const section = { title, figures: await step(`Measuring: ${title}`, () => take(kept)) };
  process.stdout.write(`\n${title}\n\n${sectionText(section, on)}\n\n`);
  const titles = Object.values(parts).map((part) => part.title);
  if (kept) await writeSection(section, on, titles);
}
