import { availableParallelism } from "node:os";
import { DocumentFailed, TypesetterUnavailable } from "./errors.ts";
import type { Document } from "./set-document.ts";
import { ProcessDied, type SettingProcess, startSettingProcess } from "./setting-process.ts";

/** Milliseconds after which a document that is not set is given up. */
const TIME_LIMIT = 20_000;
/** Bytes that a process may hold: a day's page of a thousand ads takes half of it. */
const MEMORY_LIMIT = 1 << 30;
/** Documents waiting at once; further ones are refused. */
const MOST_WAITING = 32;
/** Documents waiting at once for one owner. */
const MOST_WAITING_OF_OWNER = 16;
/** Milliseconds without work after which a process ends. */
const IDLE = 60_000;
/** Processes that may end during a document: the first end may have had another cause. */
const MOST_DEATHS = 2;

/** Sets documents as PDF. */
export interface Typesetter {
  /**
   * @throws TypesetterUnavailable when there is too much to do or the typesetter is stopped
   * @throws DocumentFailed when the document cannot be set within the limits
   */
  set(document: Document, how?: SetOptions): Promise<Uint8Array>;
  /** Ends the processes; running and waiting jobs fail. */
  stop(): void;
  /** The ids of the processes that run. */
  pids(): number[];
}

interface SetOptions {
  /** Caller; no caller occupies all processes while others wait. */
  readonly owner?: number | string;
  /** Milliseconds; that of the typesetter by default. */
  readonly timeLimit?: number | undefined;
}

interface TypesetterOptions {
  /** Processes at most. */
  readonly size?: number;
  /** Milliseconds for one document. */
  readonly timeLimit?: number;
  /** Bytes for one process. */
  readonly memoryLimit?: number;
  /** The program that answers; another one in tests. */
  readonly program?: URL;
}

interface Job {
  readonly document: Document;
  readonly owner: number | string;
  readonly timeLimit: number;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  /** Processes that ended during it. */
  deaths: number;
}

/**
 * A pool of typesetting processes, started by the documents that come. Each sets one document at a time, so that a
 * document that ends its process takes no other with it; it is tried once more in a process of its own.
 */
export function createTypesetter({
  size = Math.max(2, Math.min(4, availableParallelism() - 1)),
  timeLimit = TIME_LIMIT,
  memoryLimit = MEMORY_LIMIT,
  program = new URL("./child.ts", import.meta.url),
}: TypesetterOptions = {}): Typesetter {
  const waiting: Job[] = [];
  const working = new Map<SettingProcess, Job>();
  const idle = createIdleProcesses(() => startSettingProcess(program, memoryLimit));

  /** The first job whose owner leaves a process to the others. */
  function takeJob(): Job | undefined {
    const held = Map.groupBy(working.values(), ({ owner }) => owner);
    const mayStart = ({ owner }: Job) => (held.get(owner)?.length ?? 0) < Math.max(1, size - 1);
    const index = waiting.findIndex(mayStart);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  function advance(): void {
    while (working.size < size) {
      const job = takeJob();
      if (job === undefined) return;
      void run(idle.take(job), job);
    }
  }

  async function run(process: SettingProcess, job: Job): Promise<void> {
    working.set(process, job);
    try {
      job.resolve(await process.set(job.document, job.timeLimit));
    } catch (error) {
      retryOrReject(job, error as Error); // `set` rejects with errors alone
    }
    working.delete(process);
    if (process.alive()) idle.keep(process);
    else process.end();
    advance();
  }

  function retryOrReject(job: Job, error: Error): void {
    const died = error instanceof ProcessDied;
    if (died) job.deaths += 1;
    if (died && job.deaths < MOST_DEATHS) waiting.unshift(job);
    else job.reject(died ? new DocumentFailed("Its processes died under the document.") : error);
  }

  return {
    set(document, { owner = "", timeLimit: limit = timeLimit } = {}) {
      const ofOwner = waiting.filter((job) => job.owner === owner).length;
      if (waiting.length >= MOST_WAITING || ofOwner >= MOST_WAITING_OF_OWNER) {
        return Promise.reject(new TypesetterUnavailable("Too many documents are waiting."));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ document, owner, timeLimit: limit, resolve, reject, deaths: 0 });
        advance();
      });
    },
    stop() {
      const stopped = new TypesetterUnavailable("The typesetter stopped.");
      for (const job of [...waiting.splice(0), ...working.values()]) {
        job.deaths = MOST_DEATHS;
        job.reject(stopped);
      }
      idle.discardAll();
      for (const process of working.keys()) process.end();
    },
    pids: () =>
      [...idle.processes(), ...working.keys()].flatMap(({ pid, alive }) =>
        pid === undefined || !alive() ? [] : [pid],
      ),
  };
}

/** Processes without work, which end after a while. */
function createIdleProcesses(start: () => SettingProcess) {
  /** Idle processes, each with the timer that ends it. */
  const idle = new Map<SettingProcess, NodeJS.Timeout>();

  function discard(process: SettingProcess): void {
    clearTimeout(idle.get(process));
    idle.delete(process);
    process.end();
  }

  return {
    /** A process for a document: a fresh one where another has died under it. */
    take({ deaths }: Pick<Job, "deaths">): SettingProcess {
      for (const [ready, timer] of idle) {
        clearTimeout(timer);
        idle.delete(ready);
        if (deaths === 0 && ready.alive()) return ready;
        ready.end();
      }
      return start();
    },
    keep(process: SettingProcess): void {
      idle.set(process, setTimeout(() => discard(process), IDLE).unref());
    },
    discardAll(): void {
      for (const process of idle.keys()) discard(process);
    },
    processes: () => idle.keys(),
  };
}
