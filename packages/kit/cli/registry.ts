import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of a block, in the registry format of shadcn. */
export interface BlockFile {
  /** Place in the registry. */
  path: string;
  type: string;
  /** Place in an application: `@components/` stands for the folder of its components. */
  target: string;
  content: string;
}

/** A block with the text of its files: an item of the registry. */
export interface Block {
  name: string;
  title: string;
  description: string;
  /** Packages of npm that it imports, with a version where it needs one. */
  dependencies: readonly string[];
  files: readonly BlockFile[];
}

/** Registry without the texts of the files. */
interface Registry {
  items: readonly Pick<Block, "name" | "title" | "description">[];
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;

/** Blocks of the registry in a folder. */
export function listBlocks(folder: string): Registry["items"] {
  return (readJson(join(folder, "registry.json")) as Registry).items;
}

/**
 * A block by its name, which is never read as a path.
 * @throws Error that lists the known names
 */
export function readBlock(folder: string, name: string): Block {
  const known = listBlocks(folder).find((block) => block.name === name);
  if (known) return readJson(join(folder, `${known.name}.json`)) as Block;
  const names = listBlocks(folder).map((block) => block.name);
  throw new Error(`There is no block «${name}». Known blocks: ${names.join(", ")}.`);
}
