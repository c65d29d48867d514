import { join } from "node:path";
import { buildPage, type File } from "../page-build/build-page.ts";
import { withFiles } from "../page-build/serve-files.ts";

/** Peers of a page: others with its text. */
export interface PagePeer {
  readonly name: string;
  readonly url: string;
}

/** Address of the page that is rendered by the browser. */
export const SHELL = join(import.meta.dirname, "shell");

/** Serves the lines of a page's text as a client-side page on the same libraries, while `work` runs. */
export async function withShell<Result>(
  lines: readonly string[],
  work: (peer: PagePeer) => Promise<Result>,
): Promise<Result> {
  const text: File = { type: "application/json", content: JSON.stringify(lines) };
  return withFiles(new Map([...(await buildPage(SHELL)), ["/text.json", text]]), (origin) =>
    work({ name: "home rendered by the browser, same libraries", url: `${origin}/index.html` }),
  );
}
