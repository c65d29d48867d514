import { join } from "node:path";
import { messagePlugins } from "@parution/app/vite/messages.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./vite/chunk-groups.ts";
import { compressed } from "./vite/compressed.ts";
import { documentScript } from "./vite/document-script.ts";
import { renderedPages } from "./vite/pages.ts";
import { styleParts } from "./vite/style-parts.ts";

const service = `http://localhost:${process.env.PORT ?? 4800}`;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    ...messagePlugins(),
    tailwindcss(),
    serverBeside(),
    renderedPages(service),
    styleParts(),
    documentScript(),
    compressed(),
  ],
  server: { proxy: { "/ads": service, "/account": service } },
  build: {
    target: "es2023",
    // Browsers that know light-dark(): older targets would rewrite it, and nested schemes would stop switching.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // One sheet: as a part of the first script's it would be named beside every import of another.
    cssCodeSplit: false,
    manifest: true,
    // Every browser above knows preloads. The document names those of the page it is for: lists of all would weigh more
    // than the round trip that the next page saves by them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === "html" ? needed : []),
    },
    rolldownOptions: {
      output: {
        // Names of parts stand in the shell and in documents: they are as short as they may be.
        chunkFileNames: "assets/[hash:7].js",
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  environments: {
    ssr: {
      // Whole when it is built, since the api has none of its packages; from those packages while developing.
      resolve: { noExternal: command === "build" ? true : [] },
      build: {
        target: "node26",
        copyPublicDir: false,
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: {
          input: "src/app/server/entry-server.ts",
          output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ["client", "ssr"]) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
}));

/**
 * Puts the renderer of pages into a hidden folder of the build, `dist/.server`. Without it `vite build --outDir` would
 * write the renderer elsewhere than the api looks for it, and React's development build would render pages wherever
 * `NODE_ENV` is not set.
 */
function serverBeside(): Plugin {
  const define = { "process.env.NODE_ENV": '"production"' };
  return {
    name: "parution:server-beside",
    apply: "build",
    config: ({ build }) => ({
      environments: {
        ssr: { define, build: { outDir: join(build?.outDir ?? "dist", ".server") } },
      },
    }),
  };
}
