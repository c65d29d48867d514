import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";

/** Milliseconds between two questions. */
const EVERY = 10;

/** Durations of the health checks, in milliseconds. */
export interface HealthWatch {
  /** Takes the values since the watch began or was last asked, in no order. */
  take(): readonly number[];
  stop(): Promise<void>;
}

/**
 * Asks a service all the time whether it lives, from a thread that nothing else keeps busy. A duration leaves out how long the
 * service's process waited for a processor: other programs take that on a busy machine, not the requests.
 */
export function watchHealth(origin: string, pid: number | undefined): HealthWatch {
  const worker = new Worker(new URL(import.meta.url), { workerData: { origin, pid } });
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

/** Milliseconds in which a process's own thread was ready and had no processor, since it began; 0 where the system does not say. */
function starvedOf(pid: number | undefined): number {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}

async function ask(origin: string, pid: number | undefined, agent: Agent): Promise<number> {
  const started = performance.now();
  const starved = starvedOf(pid);
  await new Promise<void>((resolve, reject) => {
    get(`${origin}/healthz`, { agent }, (answer) => answer.resume().on("end", resolve)).on(
      "error",
      reject,
    );
  });
  return performance.now() - started - (starvedOf(pid) - starved);
}

if (parentPort !== null && typeof workerData?.origin === "string") {
  const agent = new Agent({ keepAlive: true });
  for (;;) {
    parentPort.postMessage(await ask(workerData.origin, workerData.pid, agent));
    await wait(EVERY);
  }
}
