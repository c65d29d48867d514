import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { llmsFiles } from "./manifest/llms.ts";
import { readManifest } from "./manifest/manifest.ts";
import { packageModule } from "./prefix/modules.ts";
import { LAYER } from "./prefix/names.ts";
import { classNames, packageStyles } from "./prefix/styles.ts";

/**
 * Builds the package as other newspapers install it: a module and its types per source file, reached from each
 * component's `index.ts` alone (so neither stories nor tests), the stylesheet with its faces, in layers and without, and the
 * registry of blocks with the program that copies them.
 * Classes get a prefix here: inside the workspace, the applications share one Tailwind with the kit.
 */
const folder = join(import.meta.dirname, "..");
const dist = join(folder, "dist");

function emitModules(): void {
  rmSync(dist, { recursive: true, force: true });
  execFileSync("tsc", ["-p", "tsconfig.build.json"], { cwd: folder, stdio: "inherit" });
}

/** Views run in a browser: a directive marks them for frameworks with server components; the pure modules beside stay usable on both sides. */
function markViews(): void {
  for (const file of globSync("**/*.js", { cwd: dist })) {
    if (!existsSync(join(folder, "src", file.replace(/\.js$/, ".tsx")))) continue;
    const path = join(dist, file);
    writeFileSync(path, `"use client";\n${readFileSync(path, "utf8")}`);
  }
}

/** Tailwind reads its sources beside the modules, and there alone: stories have classes of their own. */
function copyTailwindSources(): readonly string[] {
  const files = globSync("*.css", { cwd: join(folder, "src") });
  for (const file of files) cpSync(join(folder, "src", file), join(dist, file));
  return files;
}

async function compileStylesheet(): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: "warn",
    base: "./",
    plugins: [tailwindcss()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // Browsers that know light-dark(): older targets would rewrite it, and nested schemes would stop switching.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      rolldownOptions: {
        input: { styles: join(dist, "tailwind.css") },
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css"))
              ? "[name][extname]"
              : "fonts/[name][extname]",
        },
      },
    },
  });
}

/** The layered stylesheet with the tokens as Tailwind's theme, its layer between the host's base and utilities. */
const TAILWIND = `@layer theme, base, ${LAYER}, components, utilities;
@import "./styles.css";
@import "@parution/tokens/theme.css";
`;

function prefixNames(): void {
  const file = join(dist, "styles.css");
  const css = readFileSync(file, "utf8");
  const classes = classNames(css);
  for (const name of globSync("**/*.js", { cwd: dist })) {
    const path = join(dist, name);
    writeFileSync(path, packageModule(readFileSync(path, "utf8"), classes));
  }
  writeFileSync(file, packageStyles(css, true));
  writeFileSync(join(dist, "styles.unlayered.css"), packageStyles(css, false));
  writeFileSync(join(dist, "tailwind.css"), TAILWIND);
}

/** The stylesheet brought its faces along; the licence of a face has to travel with it. */
function copyLicences(): void {
  const faces = join(folder, "node_modules/@parution/tokens/dist/fonts");
  for (const file of globSync("LICENSE-*", { cwd: faces })) {
    cpSync(join(faces, file), join(dist, "fonts", file));
  }
}

function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = join(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The program that copies blocks and migrates. It comes after the prefixes, which are for the components' modules. */
function emitProgram(): void {
  execFileSync("tsc", ["-p", "tsconfig.cli.json"], { cwd: folder, stdio: "inherit" });
}

emitModules();
markViews();
const sources = copyTailwindSources();
await compileStylesheet();
for (const file of sources) rmSync(join(dist, file));
prefixNames();
copyLicences();
writeFiles(llmsFiles(readManifest()));
emitProgram();
