import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { execute, pnpm, root, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { freePort } from "./free-port.mjs";
import { step } from "./steps.mjs";

const source = join(root, "apps", "sister-paper");

/** Sources for the kit before the last renames. */
const earlier = join(root, "packages", "kit", "codemods", "sister-paper");

const made = new Set(["node_modules", "dist", "test-results"]);

/**
 * The archives stand in for a newspaper's registry. Without hoisting a package reaches only what it
 * declares: an undeclared dependency of the kit is missing here, as it would be elsewhere.
 */
const settings = ({ tokens, kit }) => `hoist: false
overrides:
  "@parution/tokens": "file:${tokens}"
  "@parution/kit": "file:${kit}"
`;

/** Commands of the newspaper, in the order in which it would run them. */
const COMMANDS = ["theme", "blocks", "types", "build", "test"];

/** A sister paper installs the packed packages outside the workspace, then derives, checks, builds and drives its page. */
export async function adopt(archives, environment) {
  const folder = await mkdtemp(join(tmpdir(), "parution-sister-paper-"));
  try {
    await cp(source, folder, { recursive: true, filter: (path) => !made.has(basename(path)) });
    await writeFile(join(folder, "pnpm-workspace.yaml"), settings(archives));
    const install = ["install", "--prefer-offline", "--no-frozen-lockfile"];
    await step("Installing them in a newspaper", () => pnpm(install, { cwd: folder }));
    const env = workspaceEnv({ ...environment, PORT: String(await freePort()) }, folder);
    for (const name of COMMANDS) await runScript(name, { cwd: folder, env });
    await step("Migrating its sources of before", () => migrate(folder, env));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lines of a failed command that are repeated at the end of a run. */
const SHOWN_LINES = 60;

const withoutLayout = (code) => code.replace(/\s+/g, "").replace(/,(?=[)}\]])/g, "");

/** The packed program brings the newspaper's sources for an earlier kit to those that it has now. */
async function migrate(folder, env) {
  const before = join(folder, "before");
  await cp(earlier, before, { recursive: true });
  const args = ["exec", "--", "parution", "migrate", "before"];
  const { code, output } = await execute("npm", args, { cwd: folder, env });
  if (code !== 0) throw new Failure(`${output}\n«parution migrate» ended with code ${code}.`);
  const entries = await readdir(before, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((file) => file.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const now = join(folder, "src", relative(before, path));
    const [migrated, current] = await Promise.all(
      [path, now].map((file) => readFile(file, "utf8")),
    );
    if (withoutLayout(migrated) !== withoutLayout(current)) {
      throw new Failure(
        `«parution migrate» leaves ${relative(folder, path)} unlike ${relative(folder, now)}.`,
      );
    }
  }
}

async function runScript(name, options) {
  const { code, output } = await execute("npm", ["run", "--silent", name], {
    ...options,
    show: true,
  });
  if (code === 0) return;
  const end = output.trim().split("\n").slice(-SHOWN_LINES).join("\n");
  throw new Failure(`The newspaper's «npm run ${name}» ended with code ${code}:\n${end}`);
}
