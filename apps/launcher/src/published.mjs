import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { execute, root, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { step } from "./steps.mjs";

const kit = join(root, "packages", "kit");

/** Prints the output of a linter only if it has findings, since it lists hundreds of subpaths. */
async function lint(program, ...args) {
  const { code, output } = await execute(program, args, { cwd: kit, env: workspaceEnv({}, kit) });
  if (code !== 0) throw new Failure(`${output}\n«${program}» ended with code ${code}.`);
}

/** Subpaths of the kit: its manifest names them by a pattern alone. */
async function components() {
  const dist = join(kit, "dist");
  return (await readdir(dist)).filter((name) => existsSync(join(dist, name, "index.js")));
}

/** Checks that manifests, modules and types of the archives agree for Node, bundlers and TypeScript. */
export async function lintPackages(archives) {
  const subpaths = { tokens: [".", "derive"], kit: await components() };
  for (const [name, archive] of Object.entries(archives)) {
    await step(`Manifest of ${name}`, () => lint("publint", "run", archive, "--strict"));
    const types = ["--profile", "esm-only", "--entrypoints", ...subpaths[name]];
    await step(`Types of ${name}`, () => lint("attw", archive, ...types));
  }
}
