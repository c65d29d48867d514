import { fork } from "node:child_process";
import pidusage from "pidusage";
import type { ReadPage } from "./page-words.ts";
import type { FileFault } from "./pdfium.ts";
import type { ReadingOrder, ReadingReply } from "./reading-child.ts";

/** Pages of an issue at most. */
export const MOST_PAGES = 200;
/** Milliseconds in which an issue is read. */
const TIME_LIMIT = 120_000;
/** Bytes that the process may hold: the file, its pages, and what a page unfolds to. */
const MEMORY_LIMIT = 1.5 * 2 ** 30;
/** Interval at which its memory is checked, in milliseconds. */
const MEMORY_CHECK = 200;

/** Why an issue cannot be read: `too-heavy`, it exceeds the limits of time or memory. */
export type ReadingFault = FileFault | "too-many-pages" | "too-heavy";

interface ReadingOptions {
  /** Milliseconds. */
  readonly timeLimit?: number;
  /** Bytes. */
  readonly memoryLimit?: number;
  readonly mostPages?: number;
  /** Called after each page. */
  readonly onPage?: (read: number, of: number) => void;
}

/**
 * Reads the words of a PDF in a process of its own, which ends with it: PDFium is WebAssembly, but a file may still take all
 * memory or never end.
 */
export function readIssue(
  path: string,
  {
    timeLimit = TIME_LIMIT,
    memoryLimit = MEMORY_LIMIT,
    mostPages = MOST_PAGES,
    onPage,
  }: ReadingOptions = {},
): Promise<readonly ReadPage[] | ReadingFault> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./reading-child.ts", import.meta.url), {
      execArgv: ["--max-old-space-size=512"],
      serialization: "advanced",
    });
    const pages: ReadPage[] = [];
    const finish = (outcome: readonly ReadPage[] | ReadingFault | Error) => {
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
      // A process that has just ended is noticed by its exit.
      pidusage(child.pid).then(
        (usage) => usage.memory > memoryLimit && finish("too-heavy"),
        () => undefined,
      );
    }, MEMORY_CHECK);
    child.on("message", (reply: ReadingReply) => {
      if ("fault" in reply) finish(reply.fault);
      else if ("done" in reply) finish(pages);
      else {
        pages.push(reply.page);
        onPage?.(pages.length, reply.of);
      }
    });
    // It ends by itself where the file is more than its memory can hold.
    child.on("exit", () => finish("too-heavy"));
    child.on("error", finish);
    child.send({ path, mostPages } satisfies ReadingOrder, (error) => error && finish(error));
  });
}
