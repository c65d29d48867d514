import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** An item of `registry/registry.json`, as it is written by hand. */
export interface RegistryItem {
  name: string;
  type: string;
  title: string;
  description: string;
  dependencies: readonly string[];
  categories: readonly string[];
  files: readonly { path: string; type: string }[];
}

interface Registry {
  $schema: string;
  name: string;
  homepage: string;
  items: readonly RegistryItem[];
}

const kit = join(import.meta.dirname, "../..");

/** Sources of the blocks. */
export const blocksFolder = join(kit, "registry");

const read = (file: string) => readFileSync(join(kit, file), "utf8");

export function readRegistry(): Registry {
  return JSON.parse(read("registry/registry.json")) as Registry;
}

/** Shown by shadcn's command after an item was added. */
const DOCS = `Import "@parution/kit/styles.css" once, and set lang, dir and data-support on <html>. The words stand in the block's labels file.`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Files of the registry as it is published, by path, in shadcn's format: `registry.json` without texts, and an item with texts a
 * block. Each block has a folder of its own under the application's components.
 */
export function registryFiles(): ReadonlyMap<string, string> {
  const { items, ...registry } = readRegistry();
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const described = items.map((item) => ({
    ...item,
    files: item.files.map((file) => ({
      ...file,
      target: `@components/${item.name}/${basename(file.path)}`,
    })),
    meta: { package: "@parution/kit", version },
    docs: DOCS,
  }));
  return new Map([
    ["r/registry.json", json({ ...registry, items: described })],
    ...described.map(({ files, ...item }) => {
      const whole = files.map((file) => ({ ...file, content: read(`registry/${file.path}`) }));
      const $schema = "https://ui.shadcn.com/schema/registry-item.json";
      return [`r/${item.name}.json`, json({ $schema, ...item, files: whole })] as const;
    }),
  ]);
}
