import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renameProps } from "./rename-props.ts";

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write("Usage: node packages/kit/codemods/main.ts <folder>\n");
  process.exit(2);
}

for (const file of globSync("**/*.{ts,tsx}", { cwd: folder, exclude: ["**/node_modules/**"] })) {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  const { code, notes } = renameProps(source, path);
  if (code !== source) {
    writeFileSync(path, code);
    process.stdout.write(`${path}\n`);
  }
  for (const note of notes) process.stderr.write(`${path}:${note}\n`);
}
