import { fork } from "node:child_process";
import type { BilledAd } from "@parution/recognition";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import pidusage from "pidusage";
import type { ReadPage } from "./page-words.ts";
import type { FileFault, Turn } from "./pdfium.ts";
import type { ReadingOrder, ReadingReply, Search } from "./reading-child.ts";
import type { Picture, PictureOrder } from "./rendering.ts";

/** Milliseconds in which an issue is read, or its pictures are rendered. */
const TIME_LIMIT = 120_000;
/** Memory of the process in bytes: the file, its pages, and a decompressed page. */
const MEMORY_LIMIT = 1.5 * 2 ** 30;
/** Interval at which its memory is checked, in milliseconds. */
const MEMORY_CHECK = 200;

/** Fault of an issue that cannot be read; `too-heavy`: it exceeds the limits of time or memory. */
export type ReadingFault = FileFault | "too-many-pages" | "too-heavy";

interface Limits {
  /** Milliseconds. */
  readonly timeLimit?: number;
  /** Bytes. */
  readonly memoryLimit?: number;
}

interface ReadingOptions extends Limits {
  readonly mostPages?: number;
  /** Called after each page. */
  readonly onPage?: (read: number, of: number) => void;
}

/** Reads the words of a PDF. */
export async function readIssue(
  path: string,
  { mostPages = ISSUE_LIMITS.pages, onPage, ...limits }: ReadingOptions = {},
): Promise<readonly ReadPage[] | ReadingFault> {
  const pages: ReadPage[] = [];
  const fault = await carryOut({ kind: "read", path, mostPages }, limits, (reply) => {
    if (!("page" in reply)) return;
    pages.push(reply.page);
    onPage?.(pages.length, reply.of);
  });
  return fault ?? pages;
}

interface Wanted {
  readonly ads: readonly BilledAd[];
  readonly surroundings: readonly string[];
}

/** Looks for ads in a PDF, as `recognise` of @parution/recognition does. */
export async function searchIssue(
  path: string,
  { ads, surroundings }: Wanted,
  { mostPages = ISSUE_LIMITS.pages, onPage, ...limits }: ReadingOptions = {},
): Promise<Search | ReadingFault> {
  let found: Search | undefined;
  const order = { kind: "search", path, mostPages, ads, surroundings } as const;
  const fault = await carryOut(order, limits, (reply) => {
    if ("search" in reply) found = reply.search;
    else if ("read" in reply) onPage?.(reply.read, reply.of);
  });
  return fault ?? found ?? "too-heavy";
}

/** Pictures of a PDF. */
interface Rendering extends Limits {
  readonly turns: readonly Turn[];
  readonly pictures: readonly PictureOrder[];
  /** Takes each picture as it comes, so that no two are in memory for long. */
  readonly onPicture: (picture: Picture) => void;
}

/** Renders pictures of a PDF that has been read. */
export function renderIssue(
  path: string,
  { turns, pictures, onPicture, ...limits }: Rendering,
): Promise<ReadingFault | null> {
  return carryOut({ kind: "render", path, turns, pictures }, limits, (reply) => {
    if ("picture" in reply) onPicture(reply.picture);
  });
}

/**
 * Runs an order in a process of its own, which ends with it: PDFium is WebAssembly, but a file may still take all memory or
 * never end. Null: it was carried out.
 */
function carryOut(
  order: ReadingOrder,
  { timeLimit = TIME_LIMIT, memoryLimit = MEMORY_LIMIT }: Limits,
  onReply: (reply: ReadingReply) => void,
): Promise<ReadingFault | null> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./reading-child.ts", import.meta.url), {
      execArgv: ["--max-old-space-size=512"],
      serialization: "advanced",
    });
    const finish = (outcome: ReadingFault | null | Error) => {
      clearTimeout(timer);
      clearInterval(memory);
      child.removeAllListeners();
      child.on("error", () => undefined);
      child.kill("SIGKILL");
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    const timer = setTimeout(() => finish("too-heavy"), timeLimit);
    const memory = setInterval(() => {
      if (child.pid === undefined) return;
      // The end of a process is reported by its exit.
      pidusage(child.pid).then(
        (usage) => usage.memory > memoryLimit && finish("too-heavy"),
        () => undefined,
      );
    }, MEMORY_CHECK);
    child.on("message", (reply: ReadingReply) => {
      if ("fault" in reply) finish(reply.fault);
      else if ("done" in reply) finish(null);
      else onReply(reply);
    });
    // It ends by itself where the file is more than its memory can hold.
    child.on("exit", () => finish("too-heavy"));
    child.on("error", finish);
    child.send(order, (error) => error && finish(error));
  });
}
