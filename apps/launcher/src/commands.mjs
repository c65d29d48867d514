import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "./fail.mjs";

export const root = resolve(fileURLToPath(import.meta.url), "../../../..");

const PNPM = "pnpm@12.21.0";
const bin = join(root, "node_modules", ".bin");

/** Node of the workspace: it has current time zones and Argon2, whichever Node runs this file. */
export const workspaceNode = join(bin, "node");

/** Environment in which the binaries of a package come first, then those of the workspace. */
export function workspaceEnv(extra = {}, folder = root) {
  const places = [join(folder, "node_modules", ".bin"), bin, process.env.PATH];
  return { ...process.env, PATH: places.join(delimiter), ...extra };
}

/** Runs a command to its end; returns `{ code, output }`. `show` prints the output as it comes. */
export function execute(command, args, { cwd = root, env = workspaceEnv(), show = false } = {}) {
  return new Promise((done, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const take = (target) => (chunk) => {
      output = (output + chunk).slice(-200_000);
      if (show) target.write(chunk);
    };
    child.stdout.on("data", take(process.stdout));
    child.stderr.on("data", take(process.stderr));
    child.on("error", reject);
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** Settings of npm that report an unreachable registry within seconds, not minutes. */
const quickRegistry = {
  npm_config_fetch_retries: "2",
  npm_config_fetch_retry_mintimeout: "1000",
  npm_config_fetch_retry_maxtimeout: "4000",
};

/** Arguments with which npx runs the pinned pnpm. */
export const pnpmCommand = (args) => ["-y", PNPM, ...args];

/** Runs the pinned pnpm through npx. Throws a {@link Failure} that names a remedy. */
export async function pnpm(args, { env = workspaceEnv(), ...options } = {}) {
  const result = await execute("npx", pnpmCommand(args), {
    ...options,
    env: { ...quickRegistry, ...env },
  });
  if (result.code !== 0) throw new Failure(explain(args, result.output));
}

const CAUSES = [
  [/ENOSPC|no space left/i, "The disk is full: free some space, then run the command again."],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_PNPM_META_FETCH_FAIL|network/i,
    "The npm registry cannot be reached: check the network or npm's `registry` setting, then run the command again.",
  ],
  [/EACCES|EPERM/, "A folder of the project cannot be written: check its owner and permissions."],
];

function explain(args, output) {
  const cause = CAUSES.find(([pattern]) => pattern.test(output));
  if (cause) return cause[1];
  const tail = output.trim().split("\n").slice(-15).join("\n");
  return `«pnpm ${args.join(" ")}» failed:\n${tail}`;
}

/** Installs the workspace exactly as in its lock file. */
export const install = () => pnpm(["install", "--frozen-lockfile", "--prefer-offline"]);

/** Builds the tokens, the portal and the service. */
export const build = () => pnpm(["run", "build"]);

/** Fingerprint of the sources, committed or not. */
export async function fingerprint() {
  if (!existsSync(join(root, ".git"))) return "sources";
  const hash = createHash("sha256");
  hash.update((await execute("git", ["rev-parse", "HEAD"])).output);
  hash.update((await execute("git", ["diff", "HEAD"])).output);
  return hash.digest("hex").slice(0, 12);
}
