import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { execute, root, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { freePort } from "./free-port.mjs";
import { withNpmPackages } from "./npm-packages.mjs";
import { step } from "./steps.mjs";

const source = join(root, "apps", "hosts");
const stories = join(root, "packages", "kit", "src");
const made = new Set(["node_modules", "dist", "test-results"]);

/** Names the archives in the manifest, as a newspaper's registry would. */
async function writeManifest(folder, archives) {
  const path = join(folder, "package.json");
  const manifest = JSON.parse(await readFile(path, "utf8"));
  for (const [name, archive] of Object.entries(archives)) {
    manifest.dependencies[`@parution/${name}`] = `file:${archive}`;
  }
  await writeFile(path, JSON.stringify(manifest, null, 2));
}

async function runIn(cwd, env, args) {
  const { code } = await execute("npm", args, { cwd, env, show: true });
  if (code !== 0)
    throw new Failure(`«npm ${args.join(" ")}» ended with code ${code} in apps/hosts.`);
}

/**
 * Installs the packages that npm packs in an application outside the workspace, builds it and runs its tests; `tests` are
 * names of files in `apps/hosts/tests`, all by default.
 */
export const testHosts =
  (...tests) =>
  (environment) =>
    withNpmPackages(async (archives) => {
      const folder = await mkdtemp(join(tmpdir(), "parution-hosts-"));
      try {
        await cp(source, folder, { recursive: true, filter: (path) => !made.has(basename(path)) });
        // Stories are samples; the components that they show come from the package.
        await cp(stories, join(folder, "stories"), { recursive: true });
        await writeManifest(folder, archives);
        const env = workspaceEnv({ ...environment, PORT: String(await freePort()) }, folder);
        const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--silent"];
        await step("Installing them beside other stylesheets", () => runIn(folder, env, install));
        for (const name of ["types", "styles", "build"]) {
          await step(`apps/hosts: ${name}`, () => runIn(folder, env, ["run", "--silent", name]));
        }
        await runIn(folder, env, ["run", "--silent", "test", "--", ...tests]);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
