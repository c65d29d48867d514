import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pnpm } from "./commands.mjs";
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
