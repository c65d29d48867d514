import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { execute, root } from "../../launcher/src/commands.mjs";
import { Failure } from "../../launcher/src/fail.mjs";
import { freePort } from "../../launcher/src/free-port.mjs";
import { step } from "../../launcher/src/steps.mjs";
import { TURNS } from "./api/compare.ts";
import { atMost, type Figure, medianOf } from "./figure.ts";

const READY = "parution ready on";
/** Milliseconds. */
const TIMEOUT = 600_000;
/** A step that the launcher reports at its end, with its seconds. */
const STEP = /✓ (.+) \(([\d.]+) s\)/g;

/** A start, in seconds, with its steps. */
interface Start {
  readonly seconds: number;
  readonly steps: ReadonlyMap<string, number>;
}

/**
 * Time of `npm start` in a clean clone of the last commit until the program is ready, demonstration included. Packages come
 * from pnpm's store where it holds them; others are downloaded.
 */
export async function measureCleanClone(): Promise<readonly Figure[]> {
  const starts: Start[] = [];
  while (starts.length < TURNS)
    starts.push(await step("Starting a clean clone", () => startClone()));
  const median = (of: (start: Start) => number) => medianOf(starts.map(of));
  const area = "clean clone to ready";
  const names = [...(starts[0]?.steps.keys() ?? [])];
  return [
    {
      area,
      value: median(({ seconds }) => seconds),
      unit: "s",
      budget: atMost(60),
      peers: [],
    },
    ...names.map(
      (name): Figure => ({
        area: `${area}: ${name}`,
        value: median(({ steps }) => steps.get(name) ?? Number.NaN),
        unit: "s",
        budget: null,
        peers: [],
      }),
    ),
  ];
}

async function startClone(): Promise<Start> {
  const folder = await mkdtemp(join(tmpdir(), "parution-bench-clone-"));
  try {
    const { code, output } = await execute("git", ["clone", "--quiet", root, folder]);
    if (code !== 0) throw new Failure(`The repository could not be cloned:\n${output}`);
    const env = await environmentOfUser();
    const begun = performance.now();
    const child = spawn("npm", ["start"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    try {
      const printed = await untilReady(child);
      const seconds = (performance.now() - begun) / 1000;
      const steps = [...printed.matchAll(STEP)].map(([, name = "", took]) => [name, Number(took)]);
      return { seconds, steps: new Map(steps as [string, number][]) };
    } finally {
      await stop(child);
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Environment without this workspace's own binaries and without what pnpm adds to it. */
async function environmentOfUser(): Promise<NodeJS.ProcessEnv> {
  const places = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((place) => !place.startsWith(root));
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|PNPM_|INIT_CWD|NODE_|DATABASE_URL|DATA_DIR|PUBLIC_URL)/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: places.join(delimiter),
    PORT: String(await freePort()),
    CARD_SANDBOX_PORT: String(await freePort()),
    CASH_SANDBOX_PORT: String(await freePort()),
  };
}

/** Resolves with all that was printed. @throws Failure where the program ends, or takes too long. */
function untilReady(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let printed = "";
  const take = (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes(READY)) resolve(printed);
  };
  child.stdout?.on("data", take);
  child.stderr?.on("data", take);
  const fail = () => reject(new Failure(`The clone did not start:\n${printed.slice(-2000)}`));
  const timer = setTimeout(fail, TIMEOUT);
  child.once("close", fail);
  return promise.finally(() => clearTimeout(timer));
}

/** Ends npm; its program follows, and holds the streams until it has stopped. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
}
