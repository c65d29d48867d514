import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compressed } from "./vite-compressed.ts";
import { lightPreload } from "./vite-light-preload.ts";
import { messagePlugins } from "./vite-messages.ts";
import { drawnPages } from "./vite-pages.ts";
import { styleParts } from "./vite-style-parts.ts";

const service = `http://localhost:${process.env.PORT ?? 4800}`;

const externalStore = new URL("src/shared/api/sync-external-store.ts", import.meta.url);

/**
 * What is fetched in one file: small modules weigh a third less together than one by one. The first, once a page is in
 * sight, starts the rest; the shell holds what every page is made of, and what nearly every page draws with.
 */
const groups = [
  {
    name: "start",
    test: /\/portal\/index\.html$|\/app\/(start|page-seen|early-clicks|later-files|stale-code)\.ts$|vite\/preload-helper/,
    priority: 2,
  },
  {
    name: "shell",
    test: /\/app\/main\.tsx$|\/shared\/(page-head\/page-head|page-title\/|api\/error-text)/,
    priority: 1,
  },
  {
    name: "messages",
    test: /\/kit\/src\/(alert|error-state)\/|\/later-kit\/kit-parts/,
    includeDependenciesRecursively: false,
  },
  {
    name: "list",
    test: /\/shared\/list\/(list-body|shown-page|use-list-place|filter-buttons|filter-fold)/,
    includeDependenciesRecursively: false,
  },
  {
    name: "fields",
    test: /\/kit\/src\/(form-field|text-field)\//,
    includeDependenciesRecursively: false,
  },
];

/** What every browser that is built for has: no stand-in for it is carried. The one worker asks for no window. */
const present = [
  "AbortController",
  "Map",
  "MessageChannel",
  "Promise",
  "Set",
  "Symbol",
  "WeakMap",
  "WeakSet",
  "clearTimeout",
  "queueMicrotask",
  "reportError",
  "requestAnimationFrame",
  "setTimeout",
];
const ofBrowsers = {
  ...Object.fromEntries(present.map((name) => [`typeof ${name}`, '"function"'])),
  "typeof document": '"object"',
  "typeof globalThis": '"object"',
  "typeof navigator": '"object"',
  "typeof performance": '"object"',
  "typeof process": '"undefined"',
  "typeof setImmediate": '"undefined"',
  "typeof window": '"object"',
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    ...messagePlugins(),
    tailwindcss(),
    serverBeside(),
    drawnPages(service),
    lightPreload(),
    styleParts(),
    compressed(),
  ],
  // Libraries ask for the stand-in of a hook that this React has itself.
  resolve: { alias: { "use-sync-external-store/shim": fileURLToPath(externalStore) } },
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
      // What libraries say to who develops with them, and would say to readers as well.
      treeshake: { manualPureFunctions: ["warning", "invariant", "console.warn"] },
      output: {
        // Names of parts stand in the shell and in documents: they are as short as they may be.
        chunkFileNames: "assets/[hash:7].js",
        codeSplitting: { groups },
      },
    },
  },
  environments: {
    client: { define: command === "build" ? ofBrowsers : {} },
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
 * What draws pages on a server stands in a hidden folder of the build, which is not served. Its React is the one for
 * production, whatever the environment of the program that loads it says.
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
