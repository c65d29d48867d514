import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CrowdOf, Read } from "./crowd.ts";

/** Paths of so many different public pages, as the sitemap names them, in both languages. */
export async function publicPages(origin: string, count: number): Promise<readonly string[]> {
  const index = await textOf(`${origin}/sitemap.xml`);
  const parts = await Promise.all(addressesIn(index).map((path) => textOf(origin + path)));
  const named = parts.flatMap(addressesIn);
  const paths = new Set(
    named.flatMap((path) => [path, path.replace(/^\/(fr|ar)(?=\/|$)/, otherLanguage)]),
  );
  if (paths.size < count) throw new Error(`Only ${paths.size} pages are public.`);
  return [...paths].slice(0, count);
}

const otherLanguage = (_: string, language: string): string => (language === "fr" ? "/ar" : "/fr");

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}

/** The paths of a sitemap, wherever it says that it is served. */
const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
    const { pathname } = new URL(url);
    return pathname;
  });

/** Lets a crowd of readers read for so many milliseconds. */
export type ReadFor = (milliseconds: number) => Promise<Read>;

/** Keeps a crowd connected for as long as `work` lasts. */
export async function withCrowd<Result>(
  crowd: CrowdOf,
  work: (read: ReadFor) => Promise<Result>,
): Promise<Result> {
  const worker = new Worker(new URL("./crowd.ts", import.meta.url), { workerData: crowd });
  try {
    await once(worker, "message");
    return await work(async (milliseconds) => {
      worker.postMessage(milliseconds);
      const [read] = await once(worker, "message");
      return read;
    });
  } finally {
    await worker.terminate();
  }
}
