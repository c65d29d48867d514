import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageAnswer, PageRequest } from "@parution/contract/pages";
import { hasCode } from "../system-error.ts";

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** What a build of the portal exports for servers. */
interface BuiltRenderer {
  createRenderer(build: { template: string; manifest: unknown; styles: unknown }): RenderPage;
}

/** Where a build of the portal keeps its renderer, its list of what it made, and its style sheet taken apart. */
const RENDERER = ".server/entry-server.mjs";
const MANIFEST = ".vite/manifest.json";
const STYLES = ".vite/style-parts.json";

/**
 * The renderer that was built with the portal.
 * @returns null where there is none: browsers then draw every page
 */
export async function openRenderer(folder: string, template: string): Promise<RenderPage | null> {
  const manifest = await readManifest(folder);
  if (manifest === null) return null;
  const styles = await readJson(join(folder, STYLES));
  const built: BuiltRenderer = await import(pathToFileURL(join(folder, RENDERER)).href);
  return built.createRenderer({ template, manifest, styles });
}

async function readManifest(folder: string): Promise<unknown> {
  try {
    await readFile(join(folder, RENDERER));
    return await readJson(join(folder, MANIFEST));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"));
