import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { faces } from "./subset-faces.ts";

/**
 * Files for users outside the workspace, beside the style sheets: the modules with their types, and the faces as files,
 * each with its licence, which has to travel with it.
 */
const at = (path: string) => new URL(path, import.meta.url);
const packagedFace = /url\("\.\.\/node_modules\/(@[\w-]+\/[\w-]+)\/files\/([\w.-]+)"\)/g;

function emitModules(): void {
  rmSync(at("../dist/modules/"), { recursive: true, force: true });
  execFileSync("tsc", ["-p", "tsconfig.build.json"], { cwd: at(".."), stdio: "inherit" });
}

function copyLicence(source = ""): void {
  const face = source.replace(/.*\//, "");
  // A package without its licence has it beside the files cut from it, which are copied whole.
  const [packaged, own] = [
    at(`../node_modules/${source}/LICENSE`),
    at(`../src/fonts/LICENSE-${face}.txt`),
  ];
  copyFileSync(existsSync(packaged) ? packaged : own, at(`../dist/fonts/LICENSE-${face}.txt`));
}

function copyFaces(): void {
  const css = readFileSync(at("../src/fonts.css"), "utf8");
  rmSync(at("../dist/fonts/"), { recursive: true, force: true });
  mkdirSync(at("../dist/fonts/"), { recursive: true });
  for (const [, source, file] of css.matchAll(packagedFace)) {
    copyFileSync(at(`../node_modules/${source}/files/${file}`), at(`../dist/fonts/${file}`));
    copyLicence(source);
  }
  cpSync(at("../src/fonts/"), at("../dist/fonts/"), {
    recursive: true,
    filter: (path) => !path.includes("fonts/print"),
  });
  for (const { source } of faces) copyLicence(source);
  const relative = css.replace(packagedFace, 'url("./fonts/$2")');
  if (relative.includes("node_modules")) throw new Error("fonts.css names a file in another way.");
  writeFileSync(at("../dist/fonts.css"), relative);
}

emitModules();
copyFaces();
