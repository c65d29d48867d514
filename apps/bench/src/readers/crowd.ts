import { parentPort, workerData } from "node:worker_threads";
import { openConnection } from "../api/connection.ts";

/** Readers on a thread of their own: they do not delay a measurement beside them. */
if (parentPort === null) throw new Error("A crowd of readers is a worker thread.");
const parent = parentPort;

/** Address and requests of a crowd. */
export interface CrowdOf {
  readonly port: number;
  /** Whole requests; each reader goes through all of them, from one of its own on. */
  readonly requests: readonly Uint8Array[];
  readonly readers: number;
}

/** Answers that a crowd received while it read. */
export interface Read {
  readonly pages: number;
  readonly refused: number;
  readonly milliseconds: number;
}

const { port, requests, readers }: CrowdOf = workerData;

parent.on("message", async (milliseconds: number) => {
  // Each time anew: a server ends connections that rest between two readings.
  const connections = await Promise.all(
    Array.from({ length: readers }, () => openConnection(port)),
  );
  const begun = performance.now();
  let pages = 0;
  let refused = 0;
  await Promise.all(
    connections.map(async (connection, reader) => {
      for (let turn = reader * 7; performance.now() < begun + milliseconds; turn += 1) {
        const request = requests[turn % requests.length];
        if (request === undefined) throw new Error("There is nothing to read.");
        if ((await connection.ask(request)) === 200) pages += 1;
        else refused += 1;
      }
      connection.close();
    }),
  );
  const read: Read = { pages, refused, milliseconds: performance.now() - begun };
  parent.postMessage(read);
});
parent.postMessage("ready");
