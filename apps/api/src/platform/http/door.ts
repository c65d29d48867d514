import type { Language } from "@parution/contract/call";
import type { Context } from "../context/index.ts";
import type { Gate } from "./gate.ts";
import type { Connection } from "./listen.ts";
import { overloaded } from "./problems.ts";
import { languageOf } from "./request-facts.ts";

/** Milliseconds between two lines of the log on those who were refused. */
const SAID_EVERY = 1000;

/** Refuses, with a ready answer, or lets pass: null. */
export type Door = (incoming: Connection["incoming"]) => Response | null;

interface Surroundings extends Pick<Context, "log"> {
  /** Whether a path may be refused unread. */
  readonly isRefusable: (path: string) => boolean;
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Stands ahead of everything else: while more comes than can be done and somebody waits, calls are refused before anything
 * is made of them. What a refusal costs is taken from those for whom there is room.
 */
export function createDoor(
  gate: Pick<Gate, "isShut">,
  { log, isRefusable, headers }: Surroundings,
): Door {
  const refusals = { fr: refusalIn("fr", headers), ar: refusalIn("ar", headers) };
  const count = counting((refused) => log.warn({ refused }, "more is asked than can be done"));
  return ({ url = "", headers: { "x-localization": language } }) => {
    if (!gate.isShut() || !isRefusable(withoutQuery(url))) return null;
    count();
    return refusals[languageOf(String(language ?? ""))]();
  };
}

const withoutQuery = (url: string): string => url.replace(/\?.*/, "");

function refusalIn(language: Language, common: Readonly<Record<string, string>>): () => Response {
  const problem = overloaded();
  const body = JSON.stringify(problem.toAnswer(language));
  const headers = {
    ...common,
    "Cache-Control": "no-store",
    "Content-Type": "application/json",
    ...problem.extras.headers,
  };
  return () => new Response(body, { status: problem.status, headers });
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
