import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Result, renameProps } from "./rename-props.ts";

/** Outputs of the program: changed files to `out`, what is left to a person to `err`, a line each. */
export interface Streams {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** Renames in one module; a module that cannot be read stays as it is, with a note. */
function migrateModule(source: string, path: string): Result {
  try {
    return renameProps(source, path);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { code: source, notes: [`1: not read: ${error.message}`] };
  }
}

/** Rewrites the modules below a folder to the current names of the kit; a second run changes nothing. */
export function migrate(folder: string, { out, err }: Streams): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${folder} is no folder.`);
  }
  const modules = globSync("**/*.{js,jsx,ts,tsx}", { cwd: folder, exclude: ["**/node_modules"] });
  for (const file of modules.toSorted()) {
    const path = join(folder, file);
    const source = readFileSync(path, "utf8");
    const { code, notes } = migrateModule(source, path);
    if (code !== source) {
      writeFileSync(path, code);
      out(path);
    }
    for (const note of notes) err(`${path}:${note}`);
  }
}
