import { access } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type {
  PageAnswer,
  PageChoices,
  PageRequest,
  PageViewer,
  PageVisit,
} from "@parution/contract/pages";
import { createAdmission } from "../http/admission.ts";
import { connectThreads, RENDERER, type Remote } from "./render-calls.ts";
import type {
  PageRead,
  PageReadAnswer,
  ReadHandlers,
  RenderHandlers,
  RenderWorkerData,
} from "./render-worker.ts";

/** A page to render. */
export interface PageJob {
  readonly visit: PageVisit;
  readonly viewer: PageViewer;
  /** Slugs of the newspapers that are sold. */
  readonly supportSlugs: readonly string[];
  /** Name of the site in each language. */
  readonly site: PageRequest["site"];
  /** The version that is there already. */
  readonly known: string | null;
  /** True while a reader waits for it; otherwise it is renewed in advance. */
  readonly isWaitedFor: boolean;
}

/** Renders one page, or confirms the known version. */
export type RenderPage = (job: PageJob, reads: PageReads) => Promise<PageAnswer | "unchanged">;

/** Requests of a renderer to the program. */
export interface PageReads {
  readonly read: (read: PageRead) => Promise<PageReadAnswer>;
  readonly onError: (error: unknown) => void;
}

/** Threads that render pages. */
export interface PageRenderers {
  readonly renderPage: RenderPage;
  /** Result of an address, for a visitor's choices. */
  visitOf(
    location: string,
    choices: PageChoices,
    supportSlugs: readonly string[],
  ): Promise<PageVisit>;
  stop(): Promise<void>;
}

/** A core is left to the event loop that answers calls; more threads than this would take memory, not time. */
const THREADS = Math.max(1, Math.min(3, availableParallelism() - 1));
/**
 * Pages that are rendered at once, so that their reads leave the database to others; the wait for one is longer than
 * a caller's, since it is rendered once for all callers.
 */
const RENDERING = { running: 4, waiting: 256, timeout: 10_000, shortTimeout: 2000 };
/** Megabytes: a rendering holds a page's data, and the caches of its modules. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

interface Thread {
  readonly remote: Remote<RenderHandlers>;
  readonly worker: Worker;
  /** Renderings under way. */
  jobs: number;
}

/**
 * Opens the renderer that was built with the portal, in threads that start when the ones there are busy.
 * @param onCrash called for a thread that ended by itself; another one takes its place
 * @returns null where nothing was built: browsers then render every page
 */
export async function openRenderers(
  data: RenderWorkerData,
  onCrash: (error: Error) => void,
): Promise<PageRenderers | null> {
  const renderer = join(data.folder, RENDERER);
  const isBuilt = await access(renderer).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const threads: Thread[] = [];
  const readsOf = new Map<number, PageReads>();
  let lastJob = 0;

  function start(): Thread {
    const thread = startThread(data, readsOf, (error) => {
      const place = threads.indexOf(thread);
      if (place < 0) return;
      threads.splice(place, 1);
      thread.remote.close(error);
      onCrash(error);
    });
    threads.push(thread);
    return thread;
  }

  function freeThread(): Thread {
    const [idlest] = threads.toSorted((one, other) => one.jobs - other.jobs);
    if (idlest !== undefined && (idlest.jobs === 0 || threads.length >= THREADS)) return idlest;
    return start();
  }

  const admission = createAdmission(RENDERING);
  const renderPage: RenderPage = (job, reads) =>
    admission.run(() => renderNow(job, reads), job.isWaitedFor ? "account" : "public");

  async function renderNow({ visit, ...rest }: PageJob, reads: PageReads) {
    const thread = freeThread();
    const { location, choices } = visit;
    lastJob += 1;
    const job = lastJob;
    readsOf.set(job, reads);
    thread.jobs += 1;
    try {
      const { viewer, supportSlugs, site, known } = rest;
      const request = { job, location, choices, viewer, supportSlugs, site, known };
      return await thread.remote.call("render", request);
    } finally {
      thread.jobs -= 1;
      readsOf.delete(job);
    }
  }

  start();
  return {
    renderPage,
    visitOf: (location, choices, supportSlugs) =>
      (threads[0] ?? start()).remote.call("visitOf", location, choices, supportSlugs),
    async stop() {
      await Promise.all(threads.splice(0).map(({ worker }) => worker.terminate()));
    },
  };
}

/** Starts a thread, whose requests reach the reads of the job that they name. */
function startThread(
  data: RenderWorkerData,
  readsOf: ReadonlyMap<number, PageReads>,
  onEnd: (error: Error) => void,
): Thread {
  const worker = new Worker(new URL("./render-worker.ts", import.meta.url), {
    workerData: data,
    resourceLimits: MEMORY,
  });
  worker.unref();
  const handlers: ReadHandlers = {
    read(job, read) {
      const reads = readsOf.get(job);
      if (reads === undefined) throw new Error("The page is rendered no more.");
      return reads.read(read);
    },
    report: (job, error) => readsOf.get(job)?.onError(error),
  };
  worker.once("error", (error) => onEnd(error instanceof Error ? error : new Error(String(error))));
  worker.once("exit", (code) => onEnd(new Error(`A thread that renders pages ended (${code}).`)));
  return { worker, remote: connectThreads<RenderHandlers>(worker, handlers), jobs: 0 };
}
