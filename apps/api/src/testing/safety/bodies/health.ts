import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";

/** Milliseconds between two questions. */
const EVERY = 10;

/** Durations of the health checks, in milliseconds. */
export interface HealthWatch {
  /** Everything since the watch began or was last asked, in no order. */
  take(): readonly number[];
  stop(): Promise<void>;
}

/** Asks a service all the time whether it lives, from a thread that nothing else keeps busy. */
export function watchHealth(origin: string): HealthWatch {
  const worker = new Worker(new URL(import.meta.url), { workerData: { origin } });
  let samples: number[] = [];
  worker.on("message", (took: number) => void samples.push(took));
  return {
    take() {
      const taken = samples;
      samples = [];
      return taken;
    },
    stop: async () => void (await worker.terminate()),
  };
}

/** The sample below which so many hundredths of all lie. */
export function percentile(samples: readonly number[], hundredths: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0;
}

async function ask(origin: string, agent: Agent): Promise<number> {
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(`${origin}/healthz`, { agent }, (answer) => answer.resume().on("end", resolve)).on(
      "error",
      reject,
    );
  });
  return performance.now() - started;
}

if (parentPort !== null && typeof workerData?.origin === "string") {
  const agent = new Agent({ keepAlive: true });
  for (;;) {
    parentPort.postMessage(await ask(workerData.origin, agent));
    await wait(EVERY);
  }
}
