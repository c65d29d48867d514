import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CrowdOf, Read } from "./crowd.ts";

/** Lets a crowd of readers read for so many milliseconds. */
export type ReadFor = (milliseconds: number) => Promise<Read>;

/** Keeps a crowd connected for as long as `work` lasts. */
export async function withCrowd<Result>(
  crowd: CrowdOf,
  work: (read: ReadFor) => Promise<Result>,
): Promise<Result> {
  const worker = new Worker(new URL("./crowd.ts", import.meta.url), { workerData: crowd });
  try {
    await once(worker, "message");
    return await work(async (milliseconds) => {
      worker.postMessage(milliseconds);
      const [read] = await once(worker, "message");
      return read;
    });
  } finally {
    await worker.terminate();
  }
}
