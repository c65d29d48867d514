import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Config } from "../../platform/config/config.ts";

const PROGRAM = fileURLToPath(new URL("writer.ts", import.meta.url));

/** Address of the writer's database: a folder, or a server. */
export type Place = Pick<Config, "dataDir" | "databaseUrl">;

/** Starts the writer and waits until it has acknowledged `orders` more. */
export async function startWriter(
  { dataDir, databaseUrl }: Place,
  acknowledged: string,
  orders: number,
): Promise<ChildProcess> {
  const before = countLines(acknowledged);
  const server = databaseUrl === null ? [] : [databaseUrl];
  const child = spawn(process.execPath, [PROGRAM, acknowledged, dataDir, ...server], {
    // A writer whose server is gone says so, which need not be read.
    stdio: ["ignore", "ignore", databaseUrl === null ? "inherit" : "ignore"],
  });
  while (countLines(acknowledged) < before + orders) {
    if (child.exitCode !== null) throw new Error(`The writer ended with ${child.exitCode}.`);
    await delay(2);
  }
  return child;
}

/** Ends it as a crash does, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

function countLines(file: string): number {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
}
