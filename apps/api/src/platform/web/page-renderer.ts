import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hasCode } from "../system-error.ts";

/** A request for a page, and what the portal's own renderer needs of the server that received it. */
export interface PageRequest {
  readonly url: URL;
  /** The `Cookie` header; empty where there is none. */
  readonly cookies: string;
  /** Scheme and host under which browsers reach the portal, without a slash at its end. */
  readonly origin: string;
  readonly appToken: string;
  /** Reaches the services. */
  readonly fetch: typeof fetch;
  /** Told what went wrong while the page was drawn; the browser then draws it itself. */
  readonly onError: (error: unknown) => void;
}

/** What the portal's renderer answers. */
export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /** The contents of the document's own `<style>` elements. */
  readonly styles: readonly string[];
  /** Where to go instead: a path of the portal. */
  readonly location?: string;
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** What a build of the portal exports for servers. */
interface BuiltRenderer {
  createRenderer(build: { template: string; manifest: unknown }): RenderPage;
}

/** Where a build of the portal keeps its renderer, and its list of what it made. */
const RENDERER = ".server/entry-server.mjs";
const MANIFEST = ".vite/manifest.json";

/**
 * The renderer that was built with the portal.
 * @returns null where there is none: browsers then draw every page
 */
export async function openRenderer(folder: string, template: string): Promise<RenderPage | null> {
  const manifest = await readManifest(folder);
  if (manifest === null) return null;
  const built: BuiltRenderer = await import(pathToFileURL(join(folder, RENDERER)).href);
  return built.createRenderer({ template, manifest });
}

async function readManifest(folder: string): Promise<unknown> {
  try {
    await readFile(join(folder, RENDERER));
    return JSON.parse(await readFile(join(folder, MANIFEST), "utf8"));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
