import type { Plugin } from "vite";
import { type LlmsFiles, llmsFiles } from "../../packages/kit/scripts/manifest/llms.ts";
import { readManifest } from "../../packages/kit/scripts/manifest/manifest.ts";

const typeOf = (name: string) =>
  name.endsWith(".json") ? "application/json" : "text/plain; charset=utf-8";

/** Serves the kit's `llms.txt`, its pages, the record of components and the registry of blocks beside the stories, in development and in a build. */
export function manifestPlugin(): Plugin {
  let files: LlmsFiles | undefined;
  const read = () => {
    files ??= llmsFiles(readManifest());
    return files;
  };
  return {
    name: "manifest-of-components",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.split("?")[0]?.slice(1) ?? "";
        const isOurs = /^(?:llms\.txt|llms\/[\w-]+\.md|components\.json|r\/[\w-]+\.json)$/.test(
          name,
        );
        const text = isOurs ? read().get(name) : undefined;
        if (text === undefined) return next();
        response.setHeader("Content-Type", typeOf(name));
        response.end(text);
      });
    },
    generateBundle() {
      for (const [fileName, source] of read()) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    watchChange(file) {
      if (/\/packages\/kit\/(?:src|registry)\//.test(file)) files = undefined;
    },
  };
}
