import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dist } from "./bundle.ts";

const sources = join(import.meta.dirname, "../../src");

/** Every subpath of the built package. */
export function listComponents(): string[] {
  const folders = globSync("*/index.js", { cwd: dist }).map(dirname).sort();
  if (folders.length === 0)
    throw new Error("The kit is not built: run «pnpm --filter @parution/kit build».");
  return folders;
}

/** The group under which Storybook shows a component; parts that have no story of their own are foundations. */
export function groupOf(component: string): string {
  const stories = join(sources, component, `${component}.stories.tsx`);
  if (!existsSync(stories)) return "Foundations";
  return /^ {2}title: "([^/"]+)\//m.exec(readFileSync(stories, "utf8"))?.[1] ?? "Foundations";
}
