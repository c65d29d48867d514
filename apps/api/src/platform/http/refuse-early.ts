import type { Language } from "@parution/contract/call";
import type { Context } from "../context.ts";
import type { Admission, Rank } from "./admission.ts";
import type { AnswersFirst } from "./listen.ts";
import { overloaded } from "./problems.ts";
import { languageOf } from "./request-facts.ts";

/** Milliseconds between two log lines on refused requests. */
const SAID_EVERY = 1000;

interface Surroundings extends Pick<Context, "log"> {
  /** Rank of a path; null for one that is never refused unread. */
  readonly rankOf: (path: string) => Rank | null;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Rejects with 503 while the queue is full, before the request is read, in one write, so that refusals cost the requests that
 * are served as little as possible.
 */
export function createEarlyRefusal(
  admission: Pick<Admission, "isRefusing">,
  { log, rankOf, headers }: Surroundings,
): AnswersFirst {
  const refusals = { fr: refusalIn("fr", headers), ar: refusalIn("ar", headers) };
  const count = counting((refused) => log.warn({ refused }, "overloaded, calls refused"));
  return ({ url = "", headers: { "x-localization": language } }, outgoing) => {
    if (!admission.isRefusing("public")) return false;
    const rank = rankOf(withoutQuery(url));
    if (rank === null || !admission.isRefusing(rank)) return false;
    count();
    const { status, fields, body } = refusals[languageOf(String(language ?? ""))];
    outgoing.writeHead(status, fields).end(body);
    return true;
  };
}

const withoutQuery = (url: string): string => url.replace(/\?.*/, "");

/** Refusal in the form that Node writes fastest: alternating header names and values, and a body. */
function refusalIn(language: Language, common: Readonly<Record<string, string>>) {
  const problem = overloaded();
  const body = JSON.stringify(problem.toAnswer(language));
  const headers = {
    ...common,
    "Cache-Control": "no-store",
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    ...problem.extras.headers,
  };
  return { status: problem.status, fields: Object.entries(headers).flat(), body };
}

/** Counts events and reports the count at intervals. */
function counting(say: (count: number) => void): () => void {
  let count = 0;
  return () => {
    if (count === 0) setTimeout(report, SAID_EVERY).unref();
    count += 1;
  };
  function report() {
    say(count);
    count = 0;
  }
}
