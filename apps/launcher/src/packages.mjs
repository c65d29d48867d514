import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execute, pnpm, root, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { step } from "./steps.mjs";

/** Packages that other newspapers install. */
const PUBLISHED = ["tokens", "kit"];

/**
 * Packs the built packages as they would be published and passes the archives to `work`: `{ tokens, kit }`. They are
 * deleted afterwards.
 */
export async function withPackages(work) {
  const folder = await mkdtemp(join(tmpdir(), "parution-packages-"));
  try {
    const filters = PUBLISHED.flatMap((name) => ["--filter", `@parution/${name}`]);
    await step("Packing the packages", () =>
      pnpm([...filters, "pack", "--pack-destination", folder]),
    );
    const archives = await readdir(folder);
    const archiveOf = (name) => archives.find((file) => file.startsWith(`parution-${name}-`));
    return await work(
      Object.fromEntries(PUBLISHED.map((name) => [name, join(folder, archiveOf(name))])),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Folders of the packages, by the name of their archive. */
const FOLDERS = { tokens: "tokens", kit: "packages/kit" };

/** Files of the workspace that packing reads. They are copied, since npm needs another manifest while it packs. */
const WORKSPACE = ["package.json", "pnpm-workspace.yaml", "apps/launcher/src"];
const PACKAGE = ["package.json", "README.md", "LICENSE", "CHANGELOG.md", "dist"];
/** Files of one package alone. */
const FURTHER = ["packages/kit/MIGRATION.md"];

async function copyWorkspace(folder) {
  const packages = Object.values(FOLDERS);
  const paths = [
    ...WORKSPACE,
    ...packages.flatMap((name) => PACKAGE.map((part) => join(name, part))),
    ...FURTHER,
  ];
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  // pnpm reads the version of a `workspace:` dependency there.
  const scope = join(folder, FOLDERS.kit, "node_modules/@parution");
  await mkdir(scope, { recursive: true });
  await symlink(join(folder, FOLDERS.tokens), join(scope, "tokens"));
}

/** Packs the built packages with npm and passes the archives to `work`: `{ tokens, kit }`. They are deleted afterwards. */
export async function withNpmPackages(work) {
  const folder = await mkdtemp(join(tmpdir(), "parution-npm-packages-"));
  try {
    await copyWorkspace(folder);
    const archives = {};
    for (const [name, place] of Object.entries(FOLDERS)) {
      const destination = join(folder, "archives", name);
      await mkdir(destination, { recursive: true });
      const args = ["pack", "--silent", "--pack-destination", destination];
      // Started by a script of pnpm's, npm would call itself pnpm, and the manifest would stay as pnpm alone reads it.
      const env = { ...workspaceEnv(), npm_config_user_agent: undefined };
      await output("npm", args, { cwd: join(folder, place), env });
      archives[name] = join(destination, (await readdir(destination))[0]);
    }
    return await work(archives);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function output(program, args, options) {
  const { code, output } = await execute(program, args, { env: workspaceEnv(), ...options });
  if (code !== 0)
    throw new Failure(`${output}\n«${program} ${args.join(" ")}» ended with ${code}.`);
  return output;
}

const filesOf = async (archive) => (await output("tar", ["-tzf", archive])).split("\n").sort();
const manifestOf = (archive) => output("tar", ["-xzOf", archive, "package/package.json"]);

/** Checks that npm and pnpm pack the same files and the same manifest, in which no version is the workspace's own. */
export async function comparePacking(archives) {
  await step("Archives of npm and of pnpm", () =>
    withNpmPackages(async (others) => {
      for (const [name, archive] of Object.entries(archives)) {
        const manifest = await manifestOf(archive);
        if (manifest !== (await manifestOf(others[name]))) {
          throw new Failure(`npm and pnpm pack different manifests of ${name}.`);
        }
        if (/"(workspace|catalog):/.test(manifest)) {
          throw new Failure(
            `The manifest of ${name} names versions of the workspace:\n${manifest}`,
          );
        }
        const [files, same] = [await filesOf(archive), await filesOf(others[name])];
        if (files.join("\n") !== same.join("\n")) {
          throw new Failure(`npm and pnpm pack different files of ${name}.`);
        }
      }
    }),
  );
}
