import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const kit = join(import.meta.dirname, "../../packages/kit");

/**
 * Faults that the compiler finds in codes of components, read at once.
 * @param name folder of the cache that they are written to.
 * @param sources code by place, such as `button/Primary`; sample data stand in the folder of the kit that it names.
 */
export function compile(name: string, sources: ReadonlyMap<string, string>): string {
  const folder = join(import.meta.dirname, "../../node_modules/.cache", name);
  rmSync(folder, { recursive: true, force: true });
  for (const [place, code] of sources) {
    const path = join(folder, `${place}.tsx`);
    mkdirSync(dirname(path), { recursive: true });
    // Sample data stand beside the story.
    const samples = relative(dirname(path), join(kit, "src", dirname(place)));
    writeFileSync(path, code.replaceAll(/ from "(\.\.?\/[^"]+)"/g, ` from "${samples}/$1.ts"`));
  }
  const config = {
    extends: "../../../tsconfig.json",
    compilerOptions: { types: ["vite/client"] },
    files: [...sources.keys()].map((place) => `${place}.tsx`),
    include: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync("tsc", ["-p", folder, "--pretty", "false"], { encoding: "utf8" });
  return stdout.replaceAll(new RegExp(`^.*\\.cache/${name}/`, "gm"), "");
}
