import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../config/config.ts";
import { hasCode } from "../errors.ts";
import type { OpenPages, Pages } from "../http/pages.ts";
import type { Log } from "../log.ts";
import { answerFile } from "./answer-file.ts";
import { openRenderers } from "./page-renderers.ts";
import type { FindChanges } from "./page-versions.ts";
import type { ReadSupportSlugs } from "./page-visits.ts";
import { createPageServer } from "./pages.ts";
import { type StaticFile, staticFile } from "./static-file.ts";

/** Folder of the portal's build. */
export const PORTAL_FOLDER = fileURLToPath(new URL("../../../../portal/dist/", import.meta.url));
const DOCUMENT = "/index.html";
const READING: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** Extension of a compressed file, beside its original. */
const COMPRESSED = ".br";

interface Surroundings {
  readonly config: Pick<Config, "appToken" | "card" | "publicUrl" | "publisher">;
  readonly log: Log;
  readonly findChanges: FindChanges;
  readonly readSupportSlugs: ReadSupportSlugs;
}

/** The portal, before the services that its pages read are there. */
export interface Portal {
  readonly open: OpenPages;
  stop(): Promise<void>;
}

/**
 * Serves the portal's build from memory. A path without a file is a page of the portal, which its own renderer renders; a
 * name with an extension is a file or nothing, but a reader of pages gets the page of missing addresses.
 */
export async function servePortal(
  folder: string,
  { config, log, ...surroundings }: Surroundings,
): Promise<Portal> {
  const files = await readFiles(folder);
  const document = files.get(DOCUMENT);
  if (document === undefined) {
    log.warn({ folder }, "portal not built, only calls are served");
  }
  const template = document && new TextDecoder().decode(document.identity);
  const { appToken, publicUrl: origin } = config;
  const onCrash = (err: Error) => log.error({ err }, "page rendering thread ended");
  const renderers = template
    ? await openRenderers({ folder, template, origin, appToken }, onCrash)
    : null;

  return {
    open(fetch) {
      const server =
        renderers && template
          ? createPageServer({ config, log, renderers, template, fetch, ...surroundings })
          : withoutRenderer(document);
      return {
        kept: server.kept,
        noteAction: server.noteAction,
        async answer(request, facts) {
          if (!READING.has(request.method)) return null;
          const path = decodePath(request.url);
          if (path === null) return null;
          const file = path === DOCUMENT ? undefined : files.get(path);
          if (file !== undefined) return answerFile(file, request);
          return leadsToPage(path, request) ? server.answer(request, facts) : null;
        },
      };
    },
    stop: async () => renderers?.stop(),
  };
}

/** One document for every page, which browsers render. */
const withoutRenderer = (document: StaticFile | undefined): Pages => ({
  kept: () => null,
  noteAction: () => undefined,
  answer: async (request) => (document ? answerFile(document, request) : null),
});

/** Every file, with its compressed form. */
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

/** No page has such a name, and no header could repeat it. */
const CONTROL = /\p{Cc}/u;

/** Path of an address; null for one that names nothing: malformed escapes, control characters. */
export function decodePath(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    return CONTROL.test(path) ? null : path;
  } catch {
    return null;
  }
}

/**
 * `/connexion.html` is a page too. Scripts, pictures and programs ask for anything; a browser that a reader
 * leads somewhere names pages.
 */
function leadsToPage(path: string, { headers }: Request): boolean {
  if (!/\.\w+$/.test(path) || path.endsWith(".html")) return true;
  return headers.get("accept")?.includes("text/html") ?? false;
}
