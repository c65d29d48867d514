import { mkdir, rm, writeFile } from "node:fs/promises";
import { lazyModules } from "./modules.ts";

const folder = new URL("./generated/", import.meta.url);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [feature, text] of lazyModules) await writeFile(new URL(`${feature}.ts`, folder), text);
