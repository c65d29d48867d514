import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * Writes the faces for readers outside the workspace: `dist/fonts.css` and, beside it, `fonts/` with every file that it
 * names and the licence of each face, which has to travel with it.
 */
const at = (path: string) => new URL(path, import.meta.url);
const packagedFace = /url\("\.\.\/node_modules\/(@[\w-]+\/([\w-]+))\/files\/([\w.-]+)"\)/g;

const css = readFileSync(at("../src/fonts.css"), "utf8");
mkdirSync(at("../dist/fonts/"), { recursive: true });
for (const [, source, face, file] of css.matchAll(packagedFace)) {
  const folder = `../node_modules/${source}/`;
  copyFileSync(at(`${folder}files/${file}`), at(`../dist/fonts/${file}`));
  copyFileSync(at(`${folder}LICENSE`), at(`../dist/fonts/LICENSE-${face}.txt`));
}

const relative = css.replace(
  packagedFace,
  (_, __, ___, file) => `url("./fonts/${basename(file)}")`,
);
if (relative.includes("node_modules")) throw new Error("fonts.css names a file in another way.");
writeFileSync(at("../dist/fonts.css"), relative);
