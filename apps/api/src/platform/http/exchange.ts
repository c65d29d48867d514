import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Context as Exchange } from "hono";
import type { Context } from "../context.ts";
import { PROBES } from "../log.ts";
import type { Intake, Received, Unread } from "./input/intake.ts";
import { messageOf } from "./input/limits.ts";
import type { Connection } from "./listen.ts";
import type { PlainFacts, PlainRequest, PlainRoute } from "./plain-route.ts";
import { readAddress } from "./request-facts.ts";
import { throttleAddress } from "./throttle.ts";

export interface Bindings {
  /** `isWithin`: an internal request for a page that was admitted already. */
  Bindings: Connection & { readonly isWithin?: true };
  Variables: { requestId: string; loggedPath?: string };
}
/** The caller's address; see {@link readAddress}. */
export function addressOf({ config }: Context, { req, env }: Exchange<Bindings>): string {
  return readAddress(req.raw.headers, env.incoming.socket.remoteAddress, config.behindProxy);
}

/** A request with its body as a stream. */
export function unread({ env, req }: Exchange<Bindings>): Unread {
  const { headers } = req.raw;
  if (env.isWithin !== true) return { headers, body: env.incoming };
  const body = req.raw.body as ReadableStream<Uint8Array> | null;
  return { headers, body: body === null ? Readable.from([]) : Readable.fromWeb(body) };
}

/** True for probes and for partners' reports of payments, which are never limited. */
export const isExempt = (route: PlainRoute): boolean =>
  (route.method === "POST" && route.isGuarded !== true) || PROBES.has(route.path);

/** Runs a plain route, counted by address unless {@link isExempt}; releases its body afterwards. */
export async function servePlain(
  route: PlainRoute,
  { request, release }: OpenRequest,
  facts: PlainFacts,
): Promise<Response> {
  if (!isExempt(route)) await throttleAddress(facts.context, route, facts.address);
  try {
    return await route.handle(request, facts);
  } finally {
    await release();
  }
}

interface OpenRequest {
  readonly request: PlainRequest;
  /** Releases the received files and memory. */
  readonly release: () => Promise<void>;
}

export function plainRequest(
  { body: limits = messageOf(0) }: PlainRoute,
  exchange: Exchange<Bindings>,
  intake: Intake,
): OpenRequest {
  const { method, url, headers } = exchange.req.raw;
  const all: Received<unknown>[] = [];
  const held = <Body>(received: Received<Body>): Body => {
    all.push(received);
    return received.body;
  };
  return {
    request: {
      method,
      url,
      headers,
      fields: async () => held(await intake.readFields(unread(exchange), limits)),
      text: async () => held(await intake.readText(unread(exchange), limits)),
    },
    release: async () => {
      await Promise.all(all.map((received) => received.release()));
    },
  };
}
