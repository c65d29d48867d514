import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { DurableFileSystem } from "./durable-file-system.ts";
import { durableParameters } from "./parameters.ts";

/** Runs the embedded database in a thread of its own, so that a slow query never stops the event loop. */
if (parentPort === null) throw new Error("The embedded database runs in a worker thread.");
const parent = parentPort;
const { folder, socketPath }: { folder: string; socketPath: string } = workerData;

const database = await PGlite.create({
  fs: new DurableFileSystem(folder),
  startParams: durableParameters(PGlite.defaultStartParams),
});
failLoudly(database);
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
server.addEventListener("error", (event) => parent.postMessage({ kind: "failed", event }));
await server.start();

parent.once("message", async () => {
  await server.stop();
  await database.close();
  parent.postMessage({ kind: "stopped" });
  parent.close();
});
parent.postMessage({ kind: "ready" });

/** The socket server would wait for ever after the engine itself has failed: end the thread instead. */
function failLoudly(engine: PGlite): void {
  const run = engine.execProtocolRawStream.bind(engine);
  engine.execProtocolRawStream = async (message, options) => {
    try {
      await run(message, options);
    } catch (error) {
      setImmediate(() => {
        throw error;
      });
      throw error;
    }
  };
}
