import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Block } from "./registry.ts";

export type Change = "created" | "replaced" | "unchanged";

export interface WrittenFile {
  /** Place in the application. */
  path: string;
  change: Change;
}

export interface AddOptions {
  /** Folder of the application, where its `package.json` stands. */
  application: string;
  /** Folder of the blocks in the application; `src/blocks`, or `blocks` without `src`, by default. */
  path?: string | undefined;
  /** Replaces files that differ; `false` by default. */
  overwrite?: boolean | undefined;
}

interface PlannedFile extends WrittenFile {
  content: string;
}

/** True for a place inside a folder, or the folder itself. */
function isInside(folder: string, place: string): boolean {
  const way = relative(folder, place);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Place that a path leads to, links followed as far as it exists. */
function realPlace(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPlace(parent), relative(parent, path));
}

/**
 * Place of a file in the application.
 * @throws Error for a place outside the given folder, by its path or by a link
 */
function placeIn(folder: string, path: string): string {
  const place = resolve(folder, path);
  if (
    path.includes("\0") ||
    !isInside(folder, place) ||
    !isInside(realPlace(folder), realPlace(place))
  )
    throw new Error(`«${path}» lies outside ${folder}: nothing was written.`);
  return place;
}

/** Files of blocks, with what writing them would change. */
function plan(blocks: readonly Block[], { application, path }: AddOptions): PlannedFile[] {
  const folder = placeIn(
    application,
    path ?? (existsSync(join(application, "src")) ? "src/blocks" : "blocks"),
  );
  return blocks.flatMap(({ files }) =>
    files.map(({ target, content }) => {
      const place = placeIn(folder, target.replace(/^@components\//, ""));
      const before = existsSync(place) ? readFileSync(place, "utf8") : undefined;
      const change = before === undefined ? "created" : "replaced";
      return {
        path: relative(application, place),
        change: before === content ? "unchanged" : change,
        content,
      };
    }),
  );
}

/**
 * Writes the files of blocks into an application: all of them, or none where one may not be written.
 * @throws Error that names the files which differ, unless they may be overwritten
 */
export function addBlocks(blocks: readonly Block[], options: AddOptions): WrittenFile[] {
  const files = plan(blocks, options);
  const changed = files.filter(({ change }) => change === "replaced");
  if (changed.length > 0 && !options.overwrite) {
    const list = changed.map(({ path }) => `  ${path}`).join("\n");
    throw new Error(
      `These files differ from the blocks, so nothing was written:\n${list}\nWith --overwrite they are replaced.`,
    );
  }
  for (const { path, change, content } of files) {
    if (change === "unchanged") continue;
    const place = join(options.application, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  return files.map(({ path, change }) => ({ path, change }));
}

const nameOf = (dependency: string) => dependency.replace(/(?<=.)@.*$/, "");

/** Packages that blocks import and an application does not declare. */
export function missingPackages(blocks: readonly Block[], manifest: object): string[] {
  const groups = ["dependencies", "devDependencies", "peerDependencies"];
  const declared = Object.entries(manifest).flatMap(([group, entries]) =>
    groups.includes(group) ? Object.keys(entries as object) : [],
  );
  const needed = new Set(blocks.flatMap(({ dependencies }) => dependencies));
  return [...needed].filter((dependency) => !declared.includes(nameOf(dependency)));
}
