import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../src/app/start/document-script.ts", import.meta.url));
const DOCUMENT = "index.html";
const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const END = "\n  </body>";

/**
 * Writes the first script into the document, where it needs no request. Without it a press before its file has come is lost,
 * and every other file is asked for a round trip later. The api admits it by its digest (`scriptsWithin`).
 */
export function documentScript(): Plugin {
  return {
    name: "parution:document-script",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "post",
    async generateBundle(_, bundle) {
      const document = bundle[DOCUMENT];
      if (document?.type !== "asset") throw new Error("The build has no document.");
      const source = String(document.source);
      const [tag, next] = ENTRY.exec(source) ?? [];
      if (tag === undefined) throw new Error("The document names no script.");
      const script = `<script data-next="${next}">${await bundleScript()}</script>`;
      document.source = source.replace(tag, "").replace(END, () => `\n    ${script}${END}`);
    },
  };
}

/** The script and its modules as one text, which ends no element. */
async function bundleScript(): Promise<string> {
  const bundle = await rolldown({ input: SOURCE, platform: "browser" });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  const code = output[0].code.trim();
  if (code.includes("</")) throw new Error("The document's script would end its element.");
  return code;
}
