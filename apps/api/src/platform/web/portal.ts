import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../config/index.ts";
import type { Pages } from "../http/index.ts";
import type { Log } from "../logging/index.ts";
import { hasCode } from "../system-error.ts";
import { answerFile } from "./answer-file.ts";
import { answerPage } from "./answer-page.ts";
import { openRenderer, type RenderPage } from "./page-renderer.ts";
import { createPagePacker } from "./small-pages.ts";
import { type StaticFile, staticFile } from "./static-file.ts";

/** Where the portal's build stands. */
export const PORTAL_FOLDER = fileURLToPath(new URL("../../../../portal/dist/", import.meta.url));
const DOCUMENT = "/index.html";
/** Ending of what the build compressed, beside what it is of. */
const COMPRESSED = ".br";

interface Surroundings {
  readonly config: Pick<Config, "appToken" | "card" | "publicUrl">;
  readonly log: Log;
}

/**
 * Serves the portal's build from memory. A path without a file is a page of the portal (readings A1), which its own
 * renderer draws; a name with an extension is a file or nothing, but whoever reads pages is told so by one.
 */
export async function servePortal(folder: string, { config, log }: Surroundings): Promise<Pages> {
  const files = await readFiles(folder);
  const document = files.get(DOCUMENT);
  if (document === undefined) {
    log.warn({ folder }, "the portal is not built; only the calls are served");
  }
  const template = document && new TextDecoder().decode(document.identity);
  const pack = createPagePacker((err) => log.error({ err }, "a page could not be packed small"));
  const render = template && (await openRenderer(folder, template));

  return async (request, fetch) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const path = decodePath(request.url);
    if (path === null) return null;
    const file = path === DOCUMENT ? undefined : files.get(path);
    if (file !== undefined) return answerFile(file, request);
    if (template === undefined || document === undefined || !leadsToPage(path, request))
      return null;
    if (!render) return answerFile(document, request);
    const answer = await drawn(render, request, fetch).catch((error: unknown) => {
      logFailure(request, error);
      // The document alone: the browser then draws the page, or says that it cannot.
      return { status: 500, html: template, styles: [] };
    });
    return answerPage(answer, request, { config, pack });
  };

  async function drawn(renderPage: RenderPage, request: Request, fetch: typeof globalThis.fetch) {
    const { appToken, publicUrl } = config;
    return renderPage({
      url: new URL(request.url),
      cookies: request.headers.get("cookie") ?? "",
      origin: publicUrl,
      appToken,
      fetch,
      onError: (error) => logFailure(request, error),
    });
  }

  function logFailure(request: Request, error: unknown): void {
    log.error({ err: error, path: new URL(request.url).pathname }, "page");
  }
}

/** Every file, with what the build compressed beside it. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const paths = new Set(await listFiles(folder));
  const read = [...paths].filter(isWhole).map(async (path) => {
    const name = `/${relative(folder, path).replaceAll(sep, "/")}`;
    const packed = paths.has(path + COMPRESSED) ? await readBytes(path + COMPRESSED) : undefined;
    return [name, staticFile(name, await readBytes(path), packed)] as const;
  });
  return new Map(await Promise.all(read));
}

const isWhole = (path: string): boolean => !path.endsWith(COMPRESSED);

const readBytes = async (path: string) => new Uint8Array(await readFile(path));

/** Every file but the hidden ones, which are the builder's own. */
async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name));
    return paths.filter((path) => !relative(folder, path).startsWith("."));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return null;
  }
}

/**
 * `/connexion.html` is a page too (readings I2). Scripts, pictures and programs ask for anything; a browser that a reader
 * leads somewhere names pages.
 */
function leadsToPage(path: string, { headers }: Request): boolean {
  if (!/\.\w+$/.test(path) || path.endsWith(".html")) return true;
  return headers.get("accept")?.includes("text/html") ?? false;
}
