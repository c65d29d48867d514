import type { AnyCall, CallAnswer } from "@parution/contract/call";
import * as z from "zod/mini";

/** What the service says to one call in a story. */
export interface Reply {
  readonly call: AnyCall;
  readonly status: number;
  /** The wire's value, or a promise of it; null never answers. */
  readonly wire: ((url: URL) => unknown) | null;
}

/** Answers a call, by the call's own codec: what a story shows is what the service could say. */
export const reply = <C extends AnyCall>(call: C, answer: (url: URL) => CallAnswer<C>): Reply => ({
  call,
  status: 200,
  wire: (url) => z.encode(call.answer, answer(url)),
});

/** Refuses a call with a problem in the wire's words. */
export const refuse = (call: AnyCall, status: number, problem: object): Reply => ({
  call,
  status,
  wire: () => problem,
});

/** Leaves a call without an answer: the page goes on waiting. */
export const neverAnswer = (call: AnyCall): Reply => ({ call, status: 200, wire: null });

/** Holds an answer back until a moment. */
export const answerAfter = (moment: Promise<void>, late: Reply): Reply => ({
  ...late,
  wire: (url) => moment.then(() => late.wire?.(url)),
});

/** Cuts the connection at a call: no answer comes, and the browser says so. */
export const cutOff = (call: AnyCall): Reply => ({
  call,
  status: 0,
  wire: () => {
    throw new TypeError("Failed to fetch");
  },
});

/** A `fetch` that knows these replies, the first that fits; any other address is not found. */
export function fetchOf(replies: readonly Reply[]): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const found = replies.find(({ call }) => pathOf(call).test(url.pathname));
    if (found?.wire === null) return new Promise(() => undefined);
    const body = (await found?.wire(url)) ?? { code: "NOT_FOUND", message: url.pathname };
    return new Response(JSON.stringify(body), { status: found?.status ?? 404 });
  };
}

const pathOf = ({ service, path }: AnyCall) =>
  new RegExp(`^/${service}${path.replace(/:\w+/g, "[^/]+")}$`);
