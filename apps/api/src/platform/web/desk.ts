import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { OpenPages } from "../http/pages.ts";
import type { Log } from "../log.ts";
import { answerFile } from "./answer-file.ts";
import { decodePath } from "./portal.ts";
import { type StaticFile, staticFile } from "./static-file.ts";

/** Folder of the desk's build. */
export const DESK_FOLDER = fileURLToPath(new URL("../../../../desk/dist/", import.meta.url));

const BASE = "/desk";
const DOCUMENT = "/index.html";

/**
 * Serves the newspaper's own application under `/desk`, from memory, before the portal's pages: its files, and one document
 * for each of its pages, which browsers render. Search engines are kept out.
 */
export async function withDesk(folder: string, log: Log, portal: OpenPages): Promise<OpenPages> {
  const files = await readFiles(folder);
  if (!files.has(DOCUMENT)) log.warn({ folder }, "desk not built");
  return (fetch) => {
    const pages = portal(fetch);
    return {
      ...pages,
      async answer(request, facts) {
        const { pathname } = new URL(request.url);
        if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) {
          return pages.answer(request, facts);
        }
        const file = fileOf(request, files);
        if (file === undefined) return null;
        const answer = await answerFile(file, request);
        answer.headers.set("X-Robots-Tag", "noindex, nofollow");
        return answer;
      },
    };
  };
}

/** File or document that a request names; none for a malformed path. */
function fileOf({ method, url }: Request, files: ReadonlyMap<string, StaticFile>) {
  const path = decodePath(url)?.slice(BASE.length);
  if (path === undefined || (method !== "GET" && method !== "HEAD")) return undefined;
  return files.get(path.startsWith("/assets/") ? path : DOCUMENT);
}

/** Every file of the build by its path below the desk; none where it is not built. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const read = paths.map(async (path) => {
    const name = `/${relative(folder, path).replaceAll(sep, "/")}`;
    return [name, staticFile(name, new Uint8Array(await readFile(path)))] as const;
  });
  return new Map(await Promise.all(read));
}
