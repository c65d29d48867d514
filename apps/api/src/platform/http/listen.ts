import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { hasCode, StartError } from "../errors.ts";
import { HEADERS_WITHIN, REQUEST_WITHIN } from "./input/limits.ts";

export type Connection = HttpBindings | Http2Bindings;
type Fetch = (request: Request, env: Connection) => Response | Promise<Response>;

/** Handler of a server's requests. */
interface Answering {
  readonly fetch: Fetch;
  /** Answers cached and refused requests at once; true when it has. */
  readonly answersFirst: AnswersFirst;
}

export type AnswersFirst = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Time limits of senders, and the interval of their checks, in milliseconds. */
const TIMEOUTS = {
  headersTimeout: HEADERS_WITHIN,
  requestTimeout: REQUEST_WITHIN,
  connectionsCheckingInterval: 2000,
};

/** Connections that wait to be accepted: one for which there is no room is tried again after a whole second. */
const BACKLOG = 4096;

/** A listening server, whose answers may be exchanged while it runs. */
export interface Listener {
  readonly port: number;
  answerWith(answering: Answering): void;
  /** Accepts nothing more, finishes pending requests (at most `grace` milliseconds), then ends. */
  stop(grace: number): Promise<void>;
}

/** Address on which a server listens. */
export interface Place {
  /** 0 for a free one. */
  readonly port: number;
  /** Address to listen on; null is every address of the machine. */
  readonly address: string | null;
}

/**
 * Listens on a port.
 * @throws StartError when the port is taken or not permitted.
 */
export async function listen({ port, address }: Place, fetch: Fetch): Promise<Listener> {
  let current: Answering = { fetch, answersFirst: () => false };
  const answer = getRequestListener((request, env) => current.fetch(request, env));
  const server = createServer(TIMEOUTS, (incoming, outgoing) => {
    if (!current.answersFirst(incoming, outgoing)) void answer(incoming, outgoing);
  });
  server.listen({ port, backlog: BACKLOG, ...(address !== null && { host: address }) });
  await once(server, "listening").catch((cause) => {
    throw new StartError(explain(cause, port), { cause });
  });
  return {
    port: portOf(server),
    answerWith(next) {
      current = next;
    },
    stop: (grace) => stop(server, grace),
  };
}

async function stop(server: Server, grace: number): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  const closing = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(closing);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

function explain(cause: unknown, port: number): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program; set PORT to another.`;
  if (hasCode(cause, "EACCES"))
    return `Port ${port} may not be used by this user; set PORT to another.`;
  if (hasCode(cause, "EADDRNOTAVAIL")) return "BIND_ADDRESS is not an address of this machine.";
  return `The server cannot listen on port ${port}.`;
}
