import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../config/config.ts";
import { nameOfPublisher, type Publisher } from "../config/publisher.ts";
import type { OpenPages } from "../http/pages.ts";
import type { Log } from "../log.ts";
import { answerFile } from "./answer-file.ts";
import { decodePath } from "./portal.ts";
import { type StaticFile, staticFile } from "./static-file.ts";

/** Folder of the desk's build. */
export const DESK_FOLDER = fileURLToPath(new URL("../../../../desk/dist/", import.meta.url));

const BASE = "/desk";
const DOCUMENT = "/index.html";

interface Surroundings {
  readonly config: Pick<Config, "publisher">;
  readonly log: Log;
}

/**
 * Serves the newspaper's own application under `/desk`, from memory, before the portal's pages: its files, and one document
 * for each of its pages, with the publisher's name, which browsers render. Search engines are kept out.
 */
export async function withDesk(
  folder: string,
  { config, log }: Surroundings,
  portal: OpenPages,
): Promise<OpenPages> {
  const files = await readFiles(folder);
  const built = files.get(DOCUMENT);
  if (built === undefined) log.warn({ folder }, "desk not built");
  const documentOf = built && createDocument(Buffer.from(built.identity).toString());
  return (fetch) => {
    const pages = portal(fetch);
    return {
      ...pages,
      async answer(request, facts) {
        const { pathname } = new URL(request.url);
        if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) {
          return pages.answer(request, facts);
        }
        const path = pathOf(request);
        if (path === undefined) return null;
        const isFile = path.startsWith("/assets/");
        const file = isFile ? files.get(path) : documentOf?.(nameOfPublisher(config.publisher));
        if (file === undefined) return null;
        const answer = await answerFile(file, request);
        answer.headers.set("X-Robots-Tag", "noindex, nofollow");
        return answer;
      },
    };
  };
}

/** Path below the desk that a request reads; none for a malformed one. */
function pathOf({ method, url }: Request): string | undefined {
  return method === "GET" || method === "HEAD" ? decodePath(url)?.slice(BASE.length) : undefined;
}

type Names = Publisher["legalName"];

/** The document with the publisher's names, as the portal's pages carry them; made anew once they change. */
function createDocument(built: string): (names: Names) => StaticFile {
  let made: { readonly document: string; readonly file: StaticFile } | undefined;
  return (names) => {
    const metas = (["fr", "ar"] as const).map(
      (lang) => `<meta name="application-name" lang="${lang}" content="${escaped(names[lang])}">`,
    );
    const document = built
      .replace(/<title>[^<]*/, () => `<title>${escaped(names.fr)}`)
      .replace("</head>", () => `${metas.join("")}</head>`);
    if (made?.document !== document) {
      made = { document, file: staticFile(DOCUMENT, new TextEncoder().encode(document)) };
    }
    return made.file;
  };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

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
