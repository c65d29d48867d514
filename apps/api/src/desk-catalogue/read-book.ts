import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { overloaded } from "../platform/http/problems.ts";
import type { ReadSheet } from "./read-sheets.ts";
import type { BookFault } from "./zip.ts";

export type BookAnswer =
  | { readonly sheets: readonly ReadSheet[]; readonly fault?: undefined }
  | { readonly fault: BookFault };

/** Timeout for a file, in milliseconds. */
const TIME_LIMIT = 15_000;
const MEMORY_LIMIT_MB = 512;

/** Workbooks that are read at once. */
const MOST_AT_ONCE = 2;
let reading = 0;

/**
 * Reads a workbook in a thread of its own, with limits of time and memory; a file beyond them is too large.
 * @throws ProblemError 503 while others are read.
 */
export async function readBook(file: Uint8Array): Promise<BookAnswer> {
  if (reading >= MOST_AT_ONCE) throw overloaded();
  reading += 1;
  const worker = new Worker(new URL("./child.ts", import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  const timeout = new AbortController();
  try {
    const answered = once(worker, "message").then(([answer]): BookAnswer => answer);
    const late = delay(TIME_LIMIT, { fault: "too-large" } as const, { signal: timeout.signal });
    return await Promise.race([answered, late]);
  } catch (error) {
    const isOutOfMemory =
      error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    if (isOutOfMemory) return { fault: "too-large" };
    throw error;
  } finally {
    reading -= 1;
    timeout.abort();
    await worker.terminate();
  }
}
