import type { Context } from "../context.ts";
import type { AnswersFirst } from "./listen.ts";
import type { Pages } from "./pages.ts";
import { requestIdOf } from "./request-facts.ts";

const POLICY = "content-security-policy";
/** Cached pages sent in one turn of the event loop, so that database answers, and orders with them, are handled in between. */
const PAGES_PER_TURN = 8;

/** Sends kept pages in one write, ahead of the framework, so that many readers slow down orders little. */
export function sendKept(
  pages: Pages,
  context: Context,
  security: readonly (readonly [string, string])[],
): AnswersFirst {
  // A page has a policy of its own.
  const common = security.filter(([name]) => name !== POLICY).flat();
  const takeTurn = createTurns(PAGES_PER_TURN);
  return (incoming, outgoing) => {
    const started = performance.now();
    const kept = pages.kept(incoming);
    if (kept === null) return false;
    const requestId = requestIdOf(String(incoming.headers["x-request-id"] ?? ""));
    const { status, fields, body } = kept;
    takeTurn(() => {
      outgoing.writeHead(status, [...common, "X-Request-Id", requestId, ...fields]).end(body);
      const path = incoming.url?.replace(/\?.*/, "");
      const ms = Math.round((performance.now() - started) * 10) / 10;
      context.log.info({ requestId, method: incoming.method, path, status, ms }, "answered");
    });
    return true;
  };
}

/**
 * Limits short work per turn of the event loop, so that other events are handled in between. @returns a function that runs a
 * piece of work, at once while the limit of this turn allows
 */
export function createTurns(most: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let done = 0;
  let isWatching = false;

  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    setImmediate(() => {
      isWatching = false;
      done = 0;
      for (const work of waiting.splice(0, most)) perform(work);
    });
  }

  function perform(work: () => void): void {
    done += 1;
    watch();
    work();
  }

  return (work) => {
    if (done < most && waiting.length === 0) return perform(work);
    waiting.push(work);
    watch();
  };
}
