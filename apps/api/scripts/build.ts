import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, rolldown } from "rolldown";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const DIST = at("../dist/");
const WORKER = at("../src/platform/database/embedded/worker.ts");
const RENDERER = at("../src/platform/web/render-worker.ts");

/** Packages with machine code or data of their own, not bundled. */
const PACKAGE = /^(@electric-sql|@myriaddreamin|sharp|xlsx|pg-native)(\/|$)/;

/** Whatever stands beside a module's source is found there still: migrations, templates, programs of child processes. */
const keepPlaces: Plugin = {
  name: "keep-places",
  transform: {
    filter: { id: { include: /\/src\/.*\.ts$/, exclude: /node_modules/ }, code: "import.meta.url" },
    handler(code, id) {
      const source = JSON.stringify(relative(DIST, id));
      return code
        .replace(
          /new URL\("\.\/(worker|render-worker)\.ts", import\.meta\.url\)/,
          'new URL("$1.js", import.meta.url)',
        )
        .replaceAll(
          /(?<!"(?:worker|render-worker)\.js", )import\.meta\.url/g,
          `new URL(${source}, import.meta.url).href`,
        );
    },
  },
};

/**
 * Puts fourteen hundred modules into a few files: to find and link them one by one takes longer than all else that a
 * start does.
 */
const bundle = await rolldown({
  input: { main: at("../src/main.ts"), worker: WORKER, "render-worker": RENDERER },
  platform: "node",
  external: PACKAGE,
  plugins: [keepPlaces],
});
await bundle.write({ dir: DIST, format: "esm", cleanDir: true });
