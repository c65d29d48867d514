import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root, workspaceEnv, workspaceNode } from "./commands.mjs";
import { Failure } from "./fail.mjs";

/** Cache of Node's compiled code, which makes the second start faster. */
const compileCache = join(root, "node_modules", ".cache", "compile");

/**
 * Half the size of Node's young generation, in megabytes: answers are short-lived, and an export would fill all of it.
 * `apps/api/package.json` has the same value.
 */
const MEMORY = ["--max-semi-space-size=8"];

const POLL_MILLISECONDS = 100;
/** Milliseconds, longer than the service gives running requests, and its database to close. */
const STOP_MILLISECONDS = 20_000;

/**
 * Starts a program of the workspace on its own Node, its log in `<logs>/<name>.log`, and waits until
 * `readyUrl` answers 200. Throws a {@link Failure} with the program's own last sentence when it ends before.
 */
export async function startService({ name, entry, env, logs, readyUrl, timeout = 120_000 }) {
  await mkdir(logs, { recursive: true, mode: 0o700 });
  const errorFile = join(logs, `${name}.errors.log`);
  const child = spawn(workspaceNode, [...MEMORY, join(root, entry)], {
    cwd: root,
    env: workspaceEnv({ NODE_COMPILE_CACHE: compileCache, ...env }),
    stdio: [
      "ignore",
      openSync(join(logs, `${name}.log`), "w", 0o600),
      openSync(errorFile, "w", 0o600),
    ],
  });
  const service = { name, child, ended: new Promise((done) => child.once("exit", done)) };
  await untilReady(service, readyUrl, errorFile, timeout);
  return service;
}

async function untilReady(service, url, errorFile, timeout) {
  const deadline = performance.now() + timeout;
  while (service.child.exitCode === null && service.child.signalCode === null) {
    if (await answers(url)) return;
    if (performance.now() > deadline) {
      await stopService(service);
      throw new Failure(
        `${service.name} did not become ready within ${timeout / 1000} seconds; see ${errorFile}.`,
      );
    }
    await new Promise((done) => setTimeout(done, POLL_MILLISECONDS));
  }
  const output = (await readFile(errorFile, "utf8")).trim();
  throw new Failure(output.split("\n").at(-1) || `${service.name} ended before it was ready.`);
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false; // Not listening yet: the caller asks again until the timeout.
  }
}

/** Asks a program to stop, and kills it when it does not. */
export async function stopService({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const killer = setTimeout(() => child.kill("SIGKILL"), STOP_MILLISECONDS);
  await ended;
  clearTimeout(killer);
}
