import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../../../main.ts", import.meta.url));

/** The service as a process of its own, whose memory can be read. */
export interface Program extends Peaks {
  readonly origin: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** Memory of a process. */
export interface Peaks {
  /** Has it forget how much memory it had at most; answers how much it has. Bytes, 0 where the system does not say. */
  resetPeak(): number;
  /** Peak memory since then. */
  peak(): number;
}

/** Address that the program takes for its own: the `Origin` of its forms. */
export const OWN_ORIGIN = "http://localhost:4800";

/** Instant at which the sent requests are valid. */
const THEN = "2026-06-01T09:00:00Z";

/** Settings without limits of rate, so that every request is read. */
export const PROGRAM_SETTINGS = {
  PARUTION_NOW: THEN,
  PUBLIC_URL: OWN_ORIGIN,
  RATE_LIMITS: "0",
  DEMO_DATA: "1",
  STAFF_SECOND_FACTOR: "off",
} as const;

export const peaksOf = (pid: number | undefined): Peaks => ({
  resetPeak: () => resetPeak(pid),
  peak: () => memoryOf(pid, "VmHWM"),
});

/** Starts the service on the database of a data folder; `DEMO_DATA` fills an empty one. */
export async function startProgram(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Program> {
  const child = spawn(process.execPath, ["--max-semi-space-size=8", PROGRAM], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      ...PROGRAM_SETTINGS,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await ready(child);
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid,
    ...peaksOf(child.pid),
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function ready(child: ChildProcess): Promise<number> {
  if (child.stdout === null) throw new Error("The program says nothing.");
  const lines = createInterface({ input: child.stdout });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once("exit", () => reject(new Error("The program ended before it was ready.")));
  lines.on("line", (line) => {
    const { msg, port, level } = JSON.parse(line);
    if (msg === "ready") resolve(port);
    // Unexpected: a call's fault, with its stack.
    if (Number(level) >= 50 || level === "error") process.stderr.write(`${line}\n`);
  });
  return promise;
}

function resetPeak(pid: number | undefined): number {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    return 0;
  }
  return memoryOf(pid, "VmRSS");
}

function memoryOf(pid: number | undefined, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
