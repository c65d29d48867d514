import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { createDatabaseFolder } from "./create-folder.ts";
import { DurableFileSystem } from "./durable-file-system.ts";
import { watchForFatal } from "./fatal-answer.ts";

/** Runs the embedded database in a thread of its own, so that a slow query never stops the event loop. */
if (parentPort === null) throw new Error("The embedded database runs in a worker thread.");
const parent = parentPort;
const { folder, socketPath }: { folder: string; socketPath: string } = workerData;

await createDatabaseFolder(folder);
const database = await PGlite.create({
  fs: new DurableFileSystem(folder),
  // As the connections to a server.
  startParams: [...durableParameters(PGlite.defaultStartParams), "-c", "random_page_cost=1.1"],
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

/**
 * Ends the thread when the engine fails or declares itself dead: the socket server would wait for it for ever, and
 * every caller with it.
 */
function failLoudly(engine: PGlite): void {
  const run = engine.execProtocolRawStream.bind(engine);
  engine.execProtocolRawStream = async (message, options) => {
    const readFatal = watchForFatal();
    try {
      await run(message, {
        ...options,
        onRawData(answer) {
          options.onRawData(answer);
          const fatal = readFatal(answer);
          if (fatal !== null) die(new Error(fatal));
        },
      });
    } catch (error) {
      die(error);
      throw error;
    }
  };
}

/** After pending messages were sent, so that the last answer still reaches its caller. */
function die(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

/**
 * The engine's start parameters with durability switched on: without `-F` (which switches fsync off), with fsync as the
 * way to write the log, since this build's fdatasync does nothing.
 */
function durableParameters(defaults: readonly string[]): string[] {
  return [
    ...defaults.filter((parameter) => parameter !== "-F"),
    ...["-c", "fsync=on", "-c", "wal_sync_method=fsync", "-c", "synchronous_commit=on"],
    ...["-c", "full_page_writes=on", "-c", "timezone=UTC"],
    // Log files kept while the log is short.
    ...["-c", "max_wal_size=128MB"],
  ];
}
