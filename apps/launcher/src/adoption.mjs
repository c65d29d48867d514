import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { execute, pnpm, root, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { freePort } from "./free-port.mjs";
import { step } from "./steps.mjs";

const source = join(root, "apps", "sister-paper");
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runScript(name, options) {
  const { code } = await execute("npm", ["run", "--silent", name], { ...options, show: true });
  if (code !== 0) throw new Failure(`The newspaper's «npm run ${name}» ended with code ${code}.`);
}
