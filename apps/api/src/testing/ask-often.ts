import { parentPort } from "node:worker_threads";

/** Requests and their number, sent one after the other. */
export interface RepeatedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly times: number;
}

// A thread of its own, whose work does not count as the server's. It reports every status received.
parentPort?.on("message", async ({ url, headers, times }: RepeatedRequest) => {
  const statuses = new Set<number>();
  for (let count = 0; count < times; count += 1) {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    statuses.add(answer.status);
  }
  parentPort?.postMessage([...statuses]);
});
