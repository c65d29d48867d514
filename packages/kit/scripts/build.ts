import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

/**
 * Builds the package as other newspapers install it: a module and its types per source file, reached from each
 * component's `index.ts` alone (so neither stories nor tests), and the looks, as one plain stylesheet with its faces
 * and as Tailwind's source.
 */
const folder = join(import.meta.dirname, "..");
const dist = join(folder, "dist");

function emitModules(): void {
  rmSync(dist, { recursive: true, force: true });
  execFileSync("tsc", ["-p", "tsconfig.build.json"], { cwd: folder, stdio: "inherit" });
}

/** Views run in a browser: frameworks with server components are told so; the pure modules beside stay usable on both sides. */
function markViews(): void {
  for (const file of globSync("**/*.js", { cwd: dist })) {
    if (!existsSync(join(folder, "src", file.replace(/\.js$/, ".tsx")))) continue;
    const path = join(dist, file);
    writeFileSync(path, `"use client";\n${readFileSync(path, "utf8")}`);
  }
}

function copyTailwindSources(): void {
  for (const file of globSync("*.css", { cwd: join(folder, "src") })) {
    cpSync(join(folder, "src", file), join(dist, file));
  }
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

/** The stylesheet brought its faces along; the licence of a face has to travel with it. */
function copyLicences(): void {
  const faces = join(folder, "node_modules/@parution/tokens/dist/fonts");
  for (const file of globSync("LICENSE-*", { cwd: faces })) {
    cpSync(join(faces, file), join(dist, "fonts", file));
  }
}

emitModules();
markViews();
copyTailwindSources();
await compileStylesheet();
copyLicences();
