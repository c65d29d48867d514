import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const stories = join(import.meta.dirname, "stories");
const kit = join(import.meta.dirname, "node_modules/@parution/kit/dist");
const STAND_IN = "\0storybook";

/** Names that stories import from Storybook and from its configuration: their plays do not run here. */
function importedNames(): string[] {
  const names = new Set<string>();
  for (const file of globSync("**/*.{ts,tsx}", { cwd: stories })) {
    const code = readFileSync(join(stories, file), "utf8");
    for (const [, list = ""] of code.matchAll(
      /import \{([^}]*)\} from "(?:storybook\/test|[./]*\.storybook\/[^"]*)"/g,
    )) {
      for (const part of list.split(",")) {
        const name = part.trim();
        if (name !== "" && !name.startsWith("type ")) names.add(name);
      }
    }
  }
  return [...names];
}

/** Reads the kit's stories as samples: what they import comes from the packed package, unless they alone use it. */
function packedStories(): Plugin {
  return {
    name: "packed-stories",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer?.startsWith(stories)) return null;
      if (/storybook/.test(source)) return STAND_IN;
      if (!source.startsWith(".")) return null;
      const path = join(dirname(importer), source);
      const packed = join(kit, relative(stories, path).replace(/\.tsx?$/, ".js"));
      return existsSync(packed) ? packed : path;
    },
    load(id) {
      if (id !== STAND_IN) return null;
      return importedNames()
        .map((name) => `export const ${name} = (...args) => args[0];`)
        .join("\n");
    },
  };
}

export default defineConfig({
  plugins: [packedStories(), react()],
  ssr: { noExternal: ["@parution/kit"] },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "src/entry-client.tsx",
      output: { entryFileNames: "[name].js" },
    },
  },
});
