import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { execute, root, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { freePort } from "./free-port.mjs";
import { withNpmPackages } from "./packages.mjs";
import { step } from "./steps.mjs";

const source = join(root, "apps", "hosts");
const nextSource = join(source, "next");
const nextSample = ".storybook/recipes/next/app";
const made = new Set(["node_modules", "dist", "test-results", ".next"]);

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
    throw new Failure(`«npm ${args.join(" ")}» ended with code ${code} in a host of the kit.`);
}

/**
 * Copies an application out of the workspace, with samples for it, installs the packages that npm packs and passes `work` the
 * copy's folder and `script`, which runs one of its scripts.
 * @param samples folders of the workspace, by their place in the application
 */
const inHost = (source, samples, environment, work) =>
  withNpmPackages(async (archives) => {
    const folder = await mkdtemp(join(tmpdir(), "parution-hosts-"));
    try {
      await cp(source, folder, { recursive: true, filter: (path) => !made.has(basename(path)) });
      for (const [place, path] of Object.entries(samples)) {
        await cp(join(root, path), join(folder, place), { recursive: true });
      }
      await writeManifest(folder, archives);
      const env = workspaceEnv({ ...environment, PORT: String(await freePort()) }, folder);
      const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--silent"];
      await step("Installing them in a host", () => runIn(folder, env, install));
      const script = (name, ...args) => runIn(folder, env, ["run", "--silent", name, ...args]);
      await work({ folder, script });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

/**
 * The packages beside other stylesheets; `tests` are names of files in `apps/hosts/tests`, all by default. Stories are samples;
 * the components that they show come from the package.
 */
export const testHosts =
  (...tests) =>
  (environment) =>
    inHost(source, { stories: "packages/kit/src" }, environment, async ({ script }) => {
      for (const name of ["types", "styles", "build"]) {
        await step(`apps/hosts: ${name}`, () => script(name));
      }
      await script("test", "--", ...tests);
    });

/** The recipe's sample of Next.js, with the theme that the packed command derives. */
export const testNext = (environment) => {
  const quiet = { ...environment, NEXT_TELEMETRY_DISABLED: "1" };
  return inHost(nextSource, { app: nextSample }, quiet, async ({ folder, script }) => {
    await step("apps/hosts/next: theme", () => script("theme"));
    const own = join(folder, "app/theme.css");
    const theme = await readFile(join(folder, "app/newspaper.css"), "utf8");
    await writeFile(own, `${theme}\n${await readFile(own, "utf8")}`);
    await step("apps/hosts/next: build", () => script("build"));
    await script("test");
  });
};
