import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("writer.ts", import.meta.url));

/** Starts the writer and waits until it has acknowledged `orders` more. */
export async function startWriter(
  dataDir: string,
  acknowledged: string,
  orders: number,
): Promise<ChildProcess> {
  const before = countLines(acknowledged);
  const child = spawn(process.execPath, [PROGRAM, dataDir, acknowledged], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (countLines(acknowledged) < before + orders) {
    if (child.exitCode !== null) throw new Error(`The writer ended with ${child.exitCode}.`);
    await delay(2);
  }
  return child;
}

/** Ends it as a crash does, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

function countLines(file: string): number {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
}
