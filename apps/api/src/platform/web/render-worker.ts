import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type {
  PageAnswer,
  PageChoices,
  PageRenderer,
  PageRequest,
  PageViewer,
} from "@parution/contract/pages";
import { connectThreads, MANIFEST, RENDERER, STYLES } from "./render-calls.ts";

/** Renders pages in a thread of its own: the event loop that answers calls is free meanwhile. */
if (parentPort === null) throw new Error("Pages are rendered in a worker thread.");

/** Start data of a worker. */
export interface RenderWorkerData {
  /** The portal's build. */
  readonly folder: string;
  readonly template: string;
  readonly origin: string;
  readonly appToken: string;
}

/** A page to render. */
export interface RenderJob {
  /** Under which its reads are asked for. */
  readonly job: number;
  readonly location: string;
  readonly choices: PageChoices;
  readonly viewer: PageViewer;
  readonly supportSlugs: readonly string[];
  readonly site: PageRequest["site"];
  readonly known: string | null;
}

/** A read of a page, as the services receive it. */
export interface PageRead {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

/** Answer of the services. */
export interface PageReadAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** Functions of the worker for the main thread. */
export type RenderHandlers = {
  readonly visitOf: PageRenderer["visitOf"];
  readonly render: (job: RenderJob) => Promise<PageAnswer | "unchanged">;
};

/** Functions of the main thread for the worker. */
export type ReadHandlers = {
  readonly read: (job: number, read: PageRead) => Promise<PageReadAnswer>;
  readonly report: (job: number, error: unknown) => void;
};

interface BuiltRenderer {
  createRenderer(build: { template: string; manifest: unknown; styles: unknown }): PageRenderer;
}

const { folder, template, origin, appToken }: RenderWorkerData = workerData;
const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, path), "utf8"));

const built: BuiltRenderer = await import(pathToFileURL(join(folder, RENDERER)).href);
const renderer = built.createRenderer({
  template,
  manifest: await readJson(MANIFEST),
  styles: await readJson(STYLES),
});

const handlers: RenderHandlers = {
  visitOf: renderer.visitOf,
  render: ({ job, location, choices, viewer, supportSlugs, site, known }) =>
    renderer.render({
      visit: { location, choices },
      viewer,
      supportSlugs,
      site,
      known,
      origin,
      appToken,
      fetch: readThrough(job),
      onError: (error) => void main.call("report", job, error),
    }),
};
const main = connectThreads<ReadHandlers>(parentPort, handlers);

/** A `fetch` that asks the main thread, which answers without a network. */
function readThrough(job: number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { status, headers, body } = await main.call("read", job, {
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body: request.method === "GET" ? null : await request.text(),
    });
    return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
  };
}
