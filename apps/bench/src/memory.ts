import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readMyAds } from "@parution/contract/ads";
import { placeAd } from "@parution/contract/orders";
import { quoteAd } from "@parution/contract/quote";
import { step } from "../../launcher/src/steps.mjs";
import { orderBody, signIn } from "./api/caller.ts";
import { apiEnvironment, builtApi, readyDemonstration, withService } from "./api/service.ts";
import { memoryOf } from "./export-memory.ts";
import { atMost, type Figure, medianOf } from "./figure.ts";
import { publicPages } from "./readers/readers.ts";

const PEER = "apps/bench/src/cold-start-peer.ts";
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 60);
const MINUTE = 60_000;
const MEGABYTE = 1_000_000;
const PAGES = 200;
/** First pages before the service rests, and milliseconds of that rest. */
const FIRST = 10;
const REST = 10_000;
/** Growth from the second quarter to the last up to which memory is flat. */
const FLAT = 1.05;

/** Megabytes at rest and under load. */
const LIMITS = {
  embedded: { rest: 400, load: 600, bare: "hono and PGlite, bare" },
  PostgreSQL: { rest: 250, load: 400, bare: "hono and pg, bare" },
} as const;

/** Requests of a kind, at a rate of their own. */
interface Kind {
  readonly name: string;
  readonly perSecond: number;
  readonly send: (number: number) => Promise<unknown>;
}

/** Memory of the service's process at rest and during a mixed load; at rest beside the least that could run on the same database. */
export async function measureMemory(database: string | null): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "parution-bench-memory-"));
  try {
    const env = { ...apiEnvironment(database, folder), DATA_DIR: folder };
    await readyDemonstration(env);
    const engine = database === null ? "embedded" : "PostgreSQL";
    const own = await withService(await builtApi(), env, ({ origin, pid }) =>
      step(`Loading the service, ${engine}`, () => restAndLoad(origin, pid)),
    );
    const bare = await withService(PEER, env, async ({ pid }) => {
      await wait(REST);
      return memoryOf(pid);
    });
    return figuresOf(engine, own, bare);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bytes at rest and at the end of each minute of the load, and the requests that were not answered well. */
interface Loaded {
  readonly rest: number;
  readonly minutes: readonly number[];
  readonly failed: number;
}

async function restAndLoad(origin: string, pid: number): Promise<Loaded> {
  const pages = await publicPages(origin, PAGES);
  for (const path of pages.slice(0, FIRST)) await readPage(origin + path);
  await wait(REST);
  const rest = await memoryOf(pid);
  const minutes: number[] = [];
  const faults: string[] = [];
  while (minutes.length < MINUTES) {
    const kinds = await mixOf(origin, pages);
    faults.push(...(await Promise.all(kinds.map((kind) => pace(kind, MINUTE)))).flat());
    minutes.push(await memoryOf(pid));
  }
  for (const [fault, alike] of Map.groupBy(faults, (one) => one))
    process.stdout.write(`  ✗ ${alike.length}: ${fault}\n`);
  return { rest, minutes, failed: faults.length };
}

/** The mix of an hour with 3 600 orders; sessions and the first open days are of the minute. */
async function mixOf(origin: string, pages: readonly string[]): Promise<readonly Kind[]> {
  const [reader, orderer] = [await signIn(origin, "pro"), await signIn(origin, "particulier")];
  const body = await orderBody(orderer.client);
  const page = (number: number) => ({ params: { page: 1 + (number % 3) }, query: {} });
  return [
    {
      name: "public page",
      perSecond: 20,
      send: (number) => readPage(`${origin}${pages[number % pages.length]}`),
    },
    { name: "quote", perSecond: 10, send: () => orderer.client.call(quoteAd, { body }) },
    { name: "list", perSecond: 5, send: (number) => reader.client.call(readMyAds, page(number)) },
    { name: "order", perSecond: 1, send: () => orderer.client.call(placeAd, { query: {}, body }) },
    { name: "login", perSecond: 0.5, send: () => signIn(origin, "membre") },
  ];
}

async function readPage(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Sends requests at their rate, answered or not. Returns the faults of those that failed. */
async function pace({ name, perSecond, send }: Kind, milliseconds: number): Promise<string[]> {
  const begun = performance.now();
  const faults: string[] = [];
  const sent: Promise<unknown>[] = [];
  while (sent.length < (perSecond * milliseconds) / 1000) {
    const due = begun + (sent.length / perSecond) * 1000;
    await wait(Math.max(0, due - performance.now()));
    sent.push(send(sent.length).catch((error) => void faults.push(`${name}: ${error}`)));
  }
  await Promise.all(sent);
  return faults;
}

function figuresOf(engine: keyof typeof LIMITS, own: Loaded, bare: number): readonly Figure[] {
  const { rest, minutes, failed } = own;
  const limit = LIMITS[engine];
  const area = `memory of the service, ${engine}`;
  const loaded = `${area}, ${MINUTES} minutes of a mixed load`;
  const quarter = (number: number) =>
    medianOf(
      minutes.slice(
        Math.floor(((number - 1) * minutes.length) / 4),
        Math.ceil((number * minutes.length) / 4),
      ),
    );
  const last = quarter(4);
  return [
    {
      area: `${area}, at rest after its first pages`,
      value: rest / MEGABYTE,
      unit: "MB",
      budget: atMost(limit.rest),
      peers: [{ name: limit.bare, value: bare / MEGABYTE }],
    },
    {
      area: `${loaded}, last quarter`,
      value: last / MEGABYTE,
      unit: "MB",
      budget: atMost(limit.load),
      peers: [],
    },
    {
      area: `${loaded}, highest at the end of a minute`,
      value: Math.max(...minutes) / MEGABYTE,
      unit: "MB",
      budget: null,
      peers: [],
    },
    {
      area: `${loaded}, last quarter over the second`,
      value: last / quarter(2),
      unit: "×",
      budget: atMost(FLAT),
      peers: [],
    },
    {
      area: `${loaded}, requests refused or failed`,
      value: failed,
      unit: "",
      budget: atMost(0),
      peers: [],
    },
  ];
}
