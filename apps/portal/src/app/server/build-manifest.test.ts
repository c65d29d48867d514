import { expect, test } from "vitest";
import { fontsOf, scriptsOf } from "./build-manifest.ts";

const manifest = {
  "index.html": {
    file: "assets/shell.js",
    imports: ["_vendor.js"],
    dynamicImports: ["_main.js"],
    assets: ["assets/plex-latin-a1.woff2", "assets/plex-arabic-b2.woff2"],
  },
  "_main.js": { file: "assets/main.js" },
  "_vendor.js": { file: "assets/vendor.js" },
  "src/page.tsx": { file: "assets/page.js", imports: ["_vendor.js", "_list.js"] },
  "_list.js": { file: "assets/list.js" },
};

test("a page's scripts are fetched with it, but those the document names itself", () => {
  expect(scriptsOf(manifest, ["src/page.tsx", "src/unknown.tsx"])).toEqual([
    "/assets/main.js",
    "/assets/page.js",
    "/assets/list.js",
  ]);
});

test("fonts are found by the beginning of their names", () => {
  expect(fontsOf(manifest, ["plex-arabic"])).toEqual(["/assets/plex-arabic-b2.woff2"]);
  expect(() => fontsOf(manifest, ["naskh"])).toThrow("naskh");
});
