import { existsSync } from "node:fs";
import { copyFile, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, pnpm, workspaceEnv } from "./commands.mjs";
import { Failure, run } from "./fail.mjs";

/**
 * npm packs `package.json` as it stands: `workspace:` and `catalog:` versions and the exports of the sources included. So
 * before npm packs, the manifest that pnpm would pack takes its place (`prepack`), and leaves it afterwards (`postpack`).
 */
const MANIFEST = "package.json";

/** Manifest of the workspace, aside while npm packs. */
const ASIDE = "package.workspace.json";

const packedByPnpm = (process.env.npm_config_user_agent ?? "").startsWith("pnpm/");

/** Text of the manifest that pnpm packs in the current folder. */
async function manifestOfPnpm(folder) {
  const temporary = await mkdtemp(join(tmpdir(), "parution-manifest-"));
  try {
    await pnpm(["pack", "--pack-destination", temporary], { cwd: folder, env: workspaceEnv() });
    const [archive] = await readdir(temporary);
    const args = ["-xzOf", join(temporary, archive), "package/package.json"];
    const { code, output } = await execute("tar", args);
    if (code !== 0) throw new Failure(`The manifest of ${archive} cannot be read: ${output}`);
    return output;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function restore() {
  if (existsSync(ASIDE)) await rename(ASIDE, MANIFEST);
}

async function replace() {
  await restore(); // Left by a pack that was interrupted.
  const manifest = await manifestOfPnpm(process.cwd());
  await copyFile(MANIFEST, ASIDE);
  await writeFile(MANIFEST, manifest);
}

await run(async () => {
  if (packedByPnpm) return;
  await (process.argv[2] === "restore" ? restore() : replace());
});
