import type { Language } from "@parution/contract/call";
import type { Context } from "../context/index.ts";
import type { Gate, Rank } from "./gate.ts";
import type { AnswersFirst } from "./listen.ts";
import { overloaded } from "./problems.ts";
import { languageOf } from "./request-facts.ts";

/** Milliseconds between two lines of the log on those who were refused. */
const SAID_EVERY = 1000;

interface Surroundings extends Pick<Context, "log"> {
  /** Whose work a path is; null for what is never refused unread. */
  readonly rankOf: (path: string) => Rank | null;
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Stands ahead of everything else: while more comes than can be done and somebody waits, calls are refused before anything
 * is made of them, in one write. What a refusal costs is taken from those for whom there is room.
 */
export function createDoor(
  gate: Pick<Gate, "isShut">,
  { log, rankOf, headers }: Surroundings,
): AnswersFirst {
  const refusals = { fr: refusalIn("fr", headers), ar: refusalIn("ar", headers) };
  const count = counting((refused) => log.warn({ refused }, "more is asked than can be done"));
  return ({ url = "", headers: { "x-localization": language } }, outgoing) => {
    if (!gate.isShut("public")) return false;
    const rank = rankOf(withoutQuery(url));
    if (rank === null || !gate.isShut(rank)) return false;
    count();
    const { status, fields, body } = refusals[languageOf(String(language ?? ""))];
    outgoing.writeHead(status, fields).end(body);
    return true;
  };
}

const withoutQuery = (url: string): string => url.replace(/\?.*/, "");

/** A refusal as Node writes it soonest: names and values in turn, and a text that goes with them. */
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

/** Says how often something happened, once in a while. */
function counting(say: (count: number) => void): () => void {
  let count = 0;
  return () => {
    if (count === 0) setTimeout(told, SAID_EVERY).unref();
    count += 1;
  };
  function told() {
    say(count);
    count = 0;
  }
}
