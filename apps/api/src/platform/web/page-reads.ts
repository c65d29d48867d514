import { setBounded } from "../bounded-map.ts";
import type { PageReads } from "./page-renderers.ts";
import type { PageRead, PageReadAnswer } from "./render-worker.ts";

/** Lifetime of an answer shared by rendered pages, in milliseconds, so that their frame is read once. */
const SHARED = 500;
const REMEMBERED = 500;

interface Remembered {
  readonly answer: Promise<PageReadAnswer>;
  readonly until: number;
}

/** Reads for pages, as a visitor: pages rendered at the same time share equal reads. */
export function createPageReads(fetch: typeof globalThis.fetch) {
  const remembered = new Map<string, Remembered>();
  const read: PageReads["read"] = (read) => {
    const key = JSON.stringify(read);
    const known = remembered.get(key);
    const now = performance.now();
    if (known !== undefined && now < known.until) return known.answer;
    const answer = ask(fetch, read);
    setBounded(remembered, key, { answer, until: now + SHARED }, REMEMBERED);
    const forget = () => remembered.get(key)?.answer === answer && remembered.delete(key);
    // A refusal is not shared: the next page may be answered.
    answer.then(({ status }) => status >= 500 && forget(), forget);
    return answer;
  };
  return {
    read,
    /** Reads as the user of a session, whose answers are private: a `Cookie` header. */
    readAs:
      (session: string): PageReads["read"] =>
      (own) => {
        const headers = [...own.headers, ["Cookie", session] as const];
        return ask(fetch, { ...own, headers });
      },
    forget: () => remembered.clear(),
  };
}

async function ask(fetch: typeof globalThis.fetch, read: PageRead): Promise<PageReadAnswer> {
  const { url, method, headers, body } = read;
  const answer = await fetch(url, {
    method,
    headers: headers.map(([name, value]) => [name, value]),
    ...(body === null ? {} : { body }),
  });
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}
