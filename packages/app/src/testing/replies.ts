import type { AnyCall, CallAnswer } from "@parution/contract/call";
import * as z from "zod/mini";

/** Reply of the service to one call in a story. */
export interface Reply {
  readonly call: AnyCall;
  readonly status: number;
  /** Body, or a promise of it, by the address and what was sent in JSON; null for no answer. */
  readonly wire: ((url: URL, sent: unknown) => unknown) | null;
}

/** Answers a call through its codec, so that stories show possible answers alone. */
export const reply = <C extends AnyCall>(
  call: C,
  answer: (url: URL, sent: unknown) => CallAnswer<C>,
): Reply => ({
  call,
  status: 200,
  wire: (url, sent) => z.encode(call.answer, answer(url, sent)),
});

/** Refuses a call with a problem in wire format. */
export const refuse = (call: AnyCall, status: number, problem: object): Reply => ({
  call,
  status,
  wire: () => problem,
});

/** Leaves a call unanswered: the page stays pending. */
export const neverAnswer = (call: AnyCall): Reply => ({ call, status: 200, wire: null });

/** Delays a reply until a promise resolves. */
export const answerAfter = (moment: Promise<void>, late: Reply): Reply => ({
  ...late,
  wire: (url, sent) => moment.then(() => late.wire?.(url, sent)),
});

/** Breaks the connection of a call. */
export const cutOff = (call: AnyCall): Reply => ({
  call,
  status: 0,
  wire: () => {
    throw new TypeError("Failed to fetch");
  },
});

/** `fetch` with the first reply to its method and address; 404 for any other. */
export function fetchOf(replies: readonly Reply[]): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const method = (input instanceof Request ? input.method : init?.method) ?? "GET";
    const found = replies.find(
      ({ call }) => call.method === method && pathOf(call).test(url.pathname),
    );
    if (found?.wire === null) return new Promise(() => undefined);
    const sent = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const body = (await found?.wire(url, sent)) ?? { code: "NOT_FOUND", message: url.pathname };
    if (body instanceof File) return new Response(body);
    return new Response(JSON.stringify(body), { status: found?.status ?? 404 });
  };
}

const pathOf = ({ service, path }: AnyCall) =>
  new RegExp(`^/${service}${path.replace(/:\w+/g, "[^/]+")}$`);
