import { type Context as Exchange, Hono } from "hono";
import { compress } from "hono/compress";
import type { Context } from "../context/index.ts";
import type { BoundCall } from "./bind.ts";
import type { Connection } from "./listen.ts";
import type { PlainRoute } from "./plain-route.ts";
import { ProblemError } from "./problem.ts";
import { internal, notFound } from "./problems.ts";
import { readAddress, readLanguage, readRequestId } from "./request-facts.ts";
import { securityHeaders } from "./security-headers.ts";
import { pathOf, serveCall } from "./serve-call.ts";

/** Bytes below which compressing an answer gains nothing. */
const WORTH_COMPRESSING = 1024;
/** Asked every few seconds by whoever watches the process; not worth a line each. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** Paths of the services, which are never pages (readings A1). */
const SERVICE = /^\/(account|ads)(\/|$)/;

export type Route = BoundCall | PlainRoute;
export interface Bindings {
  Bindings: Connection;
  Variables: { requestId: string; loggedPath?: string };
}
export type Application = Hono<Bindings>;

/** Answers requests for the portal's files and pages, with a way to the services; null for what is neither. */
export type Pages = (request: Request, fetch: typeof globalThis.fetch) => Promise<Response | null>;

/**
 * The HTTP application: every route, errors as reading A7 says, one log line a request. `pages` answers what is not
 * below a service's base.
 */
export function createApplication(
  context: Context,
  routes: readonly Route[],
  pages: Pages,
): Application {
  const app: Application = new Hono();
  const security = [...securityHeaders(context.config)];
  app.use(async (exchange, next) => {
    const requestId = readRequestId(exchange.req.raw.headers);
    const started = performance.now();
    exchange.set("requestId", requestId);
    await next();
    for (const [name, value] of security) {
      // What is no page of the portal may say a policy of its own.
      if (!exchange.res.headers.has(name)) exchange.header(name, value);
    }
    exchange.header("X-Request-Id", requestId);
    logAnswer(context, exchange, performance.now() - started);
  });
  app.get("/ads/*", compress({ threshold: WORTH_COMPRESSING }));
  for (const route of routes) mount(app, context, route);
  app.notFound(async (exchange) => {
    const isCall = SERVICE.test(exchange.req.path);
    const page = isCall ? null : await pages(exchange.req.raw, within(app, exchange));
    return page ?? answerProblem(exchange, notFound());
  });
  app.onError((error, exchange) => answerError(context, exchange, error));
  return app;
}

function mount(app: Application, context: Context, route: Route): void {
  if (route.kind === "plain") {
    app.on(route.method, route.path, (exchange) => {
      if (route.isSecret) exchange.set("loggedPath", route.path);
      return route.handle(exchange.req.raw, { context, address: addressOf(context, exchange) });
    });
    return;
  }
  app.on(route.call.method, pathOf(route.call), (exchange) =>
    serveCall(route, exchange.req.raw, {
      context,
      params: exchange.req.param(),
      address: addressOf(context, exchange),
    }),
  );
}

function addressOf({ config }: Context, { req, env }: Exchange<Bindings>): string {
  return readAddress(req.raw.headers, env.incoming.socket.remoteAddress, config.behindProxy);
}

/** A `fetch` that reaches these routes without a network, on behalf of whoever made a request. */
function within(app: Application, { req, env, get }: Exchange<Bindings>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set("X-Request-Id", get("requestId"));
    const forwarded = req.header("x-forwarded-for");
    if (forwarded !== undefined) request.headers.set("X-Forwarded-For", forwarded);
    return app.fetch(request, env);
  };
}

function answerError(context: Context, exchange: Exchange<Bindings>, error: unknown): Response {
  if (error instanceof ProblemError) return answerProblem(exchange, error);
  const requestId = exchange.get("requestId");
  context.log.error({ err: error, requestId }, "request failed");
  return answerProblem(exchange, internal(requestId));
}

function answerProblem(exchange: Exchange<Bindings>, problem: ProblemError): Response {
  const answer = problem.toAnswer(readLanguage(exchange.req.raw.headers));
  const headers = { "Cache-Control": "no-store", ...problem.extras.headers };
  return Response.json(answer, { status: problem.status, headers });
}

/** Refusals after which one asks who it was: no session, no right, not theirs, too often. */
const SUSPECT: ReadonlySet<number> = new Set([401, 403, 404, 429]);

/**
 * The query string stays out of the log: it may hold what a person searched for. Whence something came is noted where it
 * was refused.
 */
function logAnswer(context: Context, exchange: Exchange<Bindings>, ms: number): void {
  const { method } = exchange.req;
  const path = exchange.get("loggedPath") ?? exchange.req.path;
  const status = exchange.res.status;
  const requestId = exchange.get("requestId");
  const level = PROBES.has(path) ? "debug" : "info";
  const whence = SUSPECT.has(status) ? { address: addressOf(context, exchange) } : {};
  const took = Math.round(ms * 10) / 10;
  context.log[level]({ requestId, method, path, status, ms: took, ...whence }, "answered");
}
