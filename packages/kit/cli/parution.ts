#!/usr/bin/env node
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addBlocks, missingPackages } from "./add.ts";
import { listBlocks, readBlock } from "./registry.ts";

const USAGE = `Copies page blocks made of @parution/kit into an application. They are yours from then on.

  parution list                 the blocks
  parution add <block…>         writes their files
  parution migrate <folder>     renames what a new version of the kit has renamed

Options of add:
  --path <folder>   folder of the blocks; src/blocks, or blocks where there is no src
  --overwrite       replaces files that differ from the block
`;

/** Registry of the package, beside this program. */
const folder = join(import.meta.dirname, "../r");

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Command with which each package manager installs. */
const installers = { npm: "npm install", pnpm: "pnpm add", yarn: "yarn add", bun: "bun add" };
const lockFiles = {
  "pnpm-lock.yaml": "pnpm",
  "yarn.lock": "yarn",
  "bun.lock": "bun",
  "bun.lockb": "bun",
} as const;

/** Installing command of the application's package manager, by its lock file. */
function installer(application: string): string {
  const found = Object.entries(lockFiles).find(([file]) => existsSync(join(application, file)));
  return installers[found?.[1] ?? "npm"];
}

function list(): void {
  const blocks = listBlocks(folder);
  const width = Math.max(...blocks.map(({ name }) => name.length)) + 2;
  for (const { name, description } of blocks) print(`${name.padEnd(width)}${description}`);
}

interface AddFlags {
  path?: string | undefined;
  overwrite?: boolean | undefined;
}

function add(names: readonly string[], flags: AddFlags): void {
  if (names.length === 0) {
    const known = listBlocks(folder).map(({ name }) => name);
    throw new Error(`Name a block: ${known.join(", ")}.`);
  }
  const application = process.cwd();
  const manifest = join(application, "package.json");
  if (!existsSync(manifest))
    throw new Error(`${application} has no package.json: run this in the application's folder.`);
  const blocks = names.map((name) => readBlock(folder, name));
  for (const { path, change } of addBlocks(blocks, { application, ...flags }))
    print(`${change.padEnd(11)}${path}`);
  const missing = missingPackages(blocks, JSON.parse(readFileSync(manifest, "utf8")));
  if (missing.length > 0)
    print(
      `\nThe blocks import packages that are not declared yet:\n  ${installer(application)} ${missing.join(" ")}`,
    );
}

async function migrateFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error("Name a folder: parution migrate src");
  // The parser is loaded for this command alone.
  const { migrate } = await import("../codemods/migrate.ts");
  migrate(folder, { out: print, err: (line) => process.stderr.write(`${line}\n`) });
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      path: { type: "string" },
      overwrite: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [command, ...names] = positionals;
  if (values.help || command === undefined || command === "help") print(USAGE);
  else if (command === "list") list();
  else if (command === "add") add(names, values);
  else if (command === "migrate") await migrateFolder(names[0]);
  else throw new Error(`There is no command «${command}».\n\n${USAGE}`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
