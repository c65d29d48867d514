import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root, workspaceNode } from "../../launcher/src/commands.mjs";
import { freePort } from "../../launcher/src/free-port.mjs";
import { apiEnvironment, builtApi } from "./api/service.ts";
import { atMost, type Figure, medianOf } from "./figure.ts";

const ROUNDS = 5;
const PEER = join(import.meta.dirname, "cold-start-peer.ts");
const POLL_MILLISECONDS = 5;
const TIMEOUT_MILLISECONDS = 120_000;

/**
 * Measures the time from the start of the process to the first list that it answers, on a database that it finds;
 * beside the least that could start on the same database. They take turns.
 */
export async function measureColdStart(database: string | null): Promise<readonly Figure[]> {
  const program = join(root, await builtApi());
  const folder = await mkdtemp(join(tmpdir(), "parution-bench-start-"));
  try {
    const env = apiEnvironment(database, folder);
    await startOnce(program, env); // Makes what the rounds find.
    const [own, peer]: [number[], number[]] = [[], []];
    while (own.length < ROUNDS) {
      own.push(await startOnce(program, env));
      peer.push(await startOnce(PEER, env));
    }
    const engine = database === null ? "embedded" : "PostgreSQL";
    const bare = database === null ? "hono and PGlite, bare" : "hono and pg, bare";
    return [
      {
        area: `cold start to first answer, ${engine}`,
        value: medianOf(own),
        unit: "ms",
        budget: atMost(1000),
        peers: [{ name: bare, value: medianOf(peer) }],
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(program: string, env: Readonly<Record<string, string>>): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(workspaceNode, [program], {
    env: { ...env, PATH: process.env.PATH, PORT: String(port) },
    stdio: "ignore",
  });
  try {
    await untilListed(child, `http://127.0.0.1:${port}/ads/annonces/list2`);
    return performance.now() - begun;
  } finally {
    await stop(child);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function untilListed(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MILLISECONDS;
  const headers = { "X-App-Token": "parution-demo" };
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url, { headers }).catch(() => null); // Not listening yet.
    if (answer?.ok) return;
    await wait(POLL_MILLISECONDS);
  }
  throw new Error("The service did not start.");
}
