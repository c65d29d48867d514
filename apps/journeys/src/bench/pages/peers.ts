import { join } from "node:path";
import { buildPage, type File } from "../page-build/build-page.ts";
import { withFiles } from "../page-build/serve-files.ts";

/** What a page is compared with: others that show its text. */
export interface PagePeer {
  readonly name: string;
  readonly url: string;
}

/** Where the page stands that is drawn by the browser. */
export const SHELL = join(import.meta.dirname, "shell");

/** Serves the lines of a page's text as a page on the same libraries that the browser draws, for as long as `work` lasts. */
export async function withShell<Result>(
  lines: readonly string[],
  work: (peer: PagePeer) => Promise<Result>,
): Promise<Result> {
  const text: File = { type: "application/json", content: JSON.stringify(lines) };
  return withFiles(new Map([...(await buildPage(SHELL)), ["/text.json", text]]), (origin) =>
    work({ name: "home drawn by the browser, same libraries", url: `${origin}/index.html` }),
  );
}
