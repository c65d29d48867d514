import { type ChildProcess, fork } from "node:child_process";
import type { SetReply, SetRequest } from "./child.ts";
import type { Document } from "./set-document.ts";

/** Milliseconds after which a document that is not set is given up. */
const TIME_LIMIT = 20_000;
/** Documents under way at once; further ones are refused. */
const MOST_WAITING = 32;
/** Milliseconds without work after which the process ends. */
const IDLE = 60_000;

/** The typesetter has too much to do, or did not answer in time. */
export class TypesetterUnavailable extends Error {
  override readonly name = "TypesetterUnavailable";
}

/** Sets documents as PDF. */
export interface Typesetter {
  /**
   * @throws TypesetterUnavailable when there is too much to do or the time limit passes
   * @throws Error when the document cannot be set
   */
  set(document: Document): Promise<Uint8Array>;
  /** Ends the process; what is under way fails. */
  stop(): void;
}

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface TypesetterOptions {
  /** Milliseconds. */
  readonly timeLimit?: number;
  /** The program that answers; another one in tests. */
  readonly program?: URL;
}

/**
 * A typesetter in a process of its own, started by the first document: it is native code, whose failure or endless loop
 * must not be the api's.
 */
export function createTypesetter({
  timeLimit = TIME_LIMIT,
  program = new URL("./child.ts", import.meta.url),
}: TypesetterOptions = {}): Typesetter {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function give(reply: SetReply): void {
    const caller = waiting.get(reply.id);
    if (caller === undefined) return;
    waiting.delete(reply.id);
    clearTimeout(caller.timer);
    if ("pdf" in reply) caller.resolve(reply.pdf);
    else caller.reject(new Error(reply.failure));
    if (waiting.size === 0) idle = setTimeout(stop, IDLE).unref();
  }

  function stop(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = null;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new TypesetterUnavailable("The typesetter stopped."));
    }
    waiting.clear();
  }

  function running(): ChildProcess {
    clearTimeout(idle);
    if (child !== null) return child;
    const started = fork(program, { execArgv: [], serialization: "advanced" });
    started.on("message", give);
    // A process that is no longer the current one has been ended on purpose.
    started.on("exit", () => started === child && stop());
    started.on("error", () => started === child && stop());
    // The api ends without waiting for it; it notices and ends too.
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  }

  return {
    set(document) {
      if (waiting.size >= MOST_WAITING) {
        return Promise.reject(new TypesetterUnavailable("Too many documents are waiting."));
      }
      lastId += 1;
      const request: SetRequest = { id: lastId, document };
      return new Promise((resolve, reject) => {
        waiting.set(request.id, { resolve, reject, timer: setTimeout(stop, timeLimit) });
        running().send(request);
      });
    },
    stop,
  };
}
