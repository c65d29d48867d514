import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "../faults/index.ts";

const PROGRAM = fileURLToPath(new URL("../../main.ts", import.meta.url));

/** The api as a process of its own, which can be killed and started again on the same data and address. */
export interface KillableApi {
  readonly origin: string;
  start(): Promise<void>;
  /** Ends it at once, as a power cut would: nothing is finished, nothing is closed. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

/** An api that is not running yet; `env` says on which data. */
export async function killableApi(env: NodeJS.ProcessEnv): Promise<KillableApi> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (child === null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    child = null;
  }
  return {
    origin: `http://localhost:${port}`,
    async start() {
      child = await startProgram({ ...env, PORT: String(port) });
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** Resolves when the program says that it is ready. */
async function startProgram(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...env, PATH: process.env.PATH, LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => {
      if (JSON.parse(line).msg === "ready") resolve();
    });
    child.once("exit", (code) => reject(new Error(`The api ended with code ${code}.`)));
  });
  return child;
}
