import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { type Context as Exchange, Hono } from "hono";
import type { Context } from "../context/index.ts";
import type { BoundCall } from "./bind.ts";
import { createDoor } from "./door.ts";
import { type Aside, createGate, type Gate } from "./gate.ts";
import { createIntake, type Intake, type Received, type Unread } from "./input/intake.ts";
import { messageOf } from "./input/limits.ts";
import type { Connection, Refuses } from "./listen.ts";
import { outageOf } from "./outage.ts";
import type { PlainFacts, PlainRequest, PlainRoute } from "./plain-route.ts";
import { ProblemError } from "./problem.ts";
import { internal, notFound } from "./problems.ts";
import { readAddress, readLanguage, readRequestId } from "./request-facts.ts";
import { securityHeaders } from "./security-headers.ts";
import { pathOf, serveCall } from "./serve-call.ts";
import { createSharedAnswers, type SharedAnswers } from "./shared-answers.ts";
import { throttleAddress } from "./throttle.ts";

/** Asked every few seconds by whoever watches the process; not worth a line each. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** Paths of the services, which are never pages (readings A1). */
const SERVICE = /^\/(account|ads)(\/|$)/;

/** A name with an extension is a file, in memory: it costs too little to wait for. */
const FILE = /\.\w+$/;

/** What is worked on at once, half again what a pool has connections; and how long the rest waits once the line stands. */
const WORK = { running: 16, hurry: 5 };
/** Documents and exports take seconds: they have places of their own, so that nothing short waits behind them. */
const DOCUMENTS = { running: 8, waiting: 64, patience: 10_000, hurry: 1000 };

export type Route = BoundCall | PlainRoute;
export interface Bindings {
  /** `isWithin`: a part of work that was let in already. */
  Bindings: Connection & { readonly isWithin?: true };
  Variables: { requestId: string; loggedPath?: string };
}
type Router = Hono<Bindings>;

/** What answers requests. */
export interface Application {
  readonly fetch: Router["fetch"];
  /** Ends requests for which there is no room, unread. */
  readonly refuses: Refuses;
}

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
  const app: Router = new Hono();
  const { burst } = context.config;
  const service: Service = {
    context,
    gates: {
      work: createGate({ ...WORK, waiting: burst.size, patience: burst.patience }),
      documents: createGate(DOCUMENTS),
    },
    shared: createSharedAnswers(),
    intake: createIntake(context.config),
  };
  const security = Object.fromEntries(securityHeaders(context.config));
  const securityFields = Object.entries(security);
  app.use(async (exchange, next) => {
    const requestId = readRequestId(exchange.req.raw.headers);
    const started = performance.now();
    exchange.set("requestId", requestId);
    // Ahead of the answer's own headers, which so may say a policy of their own.
    const { outgoing } = exchange.env;
    for (const [name, value] of securityFields) outgoing.setHeader(name, value);
    outgoing.setHeader("X-Request-Id", requestId);
    await next();
    logAnswer(context, exchange, performance.now() - started);
  });
  for (const route of routes) mount(app, service, route);
  app.notFound(async (exchange) => {
    const { path, raw } = exchange.req;
    const draw = () => pages(raw, within(app, exchange));
    if (SERVICE.test(path)) return answerProblem(exchange, notFound());
    const page = await (FILE.test(path) ? draw() : guarded(service.gates.work, exchange, draw));
    return page ?? answerProblem(exchange, notFound());
  });
  app.onError((error, exchange) => answerError(context, exchange, error));
  return { fetch: app.fetch, refuses: openDoor(service, routes, security) };
}

/** What every route is served with. */
interface Service {
  readonly context: Context;
  readonly gates: Readonly<Record<"work" | "documents", Gate>>;
  readonly shared: SharedAnswers;
  readonly intake: Intake;
}

function openDoor(
  { context, gates }: Service,
  routes: readonly Route[],
  headers: Readonly<Record<string, string>>,
): Refuses {
  const spared = new Set(routes.filter(isExempt).map(pathOfRoute));
  return createDoor(gates.work, {
    log: context.log,
    isRefusable: (path) => SERVICE.test(path) && !spared.has(path),
    headers,
  });
}

function mount(app: Router, service: Service, route: Route): void {
  const { context, gates, shared, intake } = service;
  if (route.kind === "plain") {
    app.on(route.method, route.path, (exchange) => {
      if (route.isSecret) exchange.set("loggedPath", route.path);
      const facts = { context, address: addressOf(context, exchange) };
      const serve = () => servePlain(route, plainRequest(route, exchange, intake), facts);
      return isExempt(route) ? serve() : guarded(gates.work, exchange, serve);
    });
    return;
  }
  const gate = route.call.media === undefined ? gates.work : gates.documents;
  app.on(route.call.method, pathOf(route.call), (exchange) => {
    const address = addressOf(context, exchange);
    const params = exchange.req.param();
    return guarded(gate, exchange, (aside) =>
      serveCall(route, exchange.req.raw, {
        ...{ context, shared, params, address, aside },
        receive: (limits) => intake.readFields(unread(exchange), limits),
      }),
    );
  });
}

/** Probes must tell the truth, and what a partner reports of a payment has happened. */
const isExempt = (route: Route): boolean =>
  route.kind === "plain" && (route.method === "POST" || PROBES.has(route.path));

const pathOfRoute = (route: Route): string =>
  route.kind === "plain" ? route.path : pathOf(route.call);

async function servePlain(
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
  /** Lets go what was received with it. */
  readonly release: () => Promise<void>;
}

function plainRequest(
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
      ...{ method, url, headers },
      fields: async () => held(await intake.readFields(unread(exchange), limits)),
      text: async () => held(await intake.readText(unread(exchange), limits)),
    },
    release: async () => {
      await Promise.all(all.map((received) => received.release()));
    },
  };
}

/** A request with its body as the connection brings it. */
function unread({ env, req }: Exchange<Bindings>): Unread {
  const { headers } = req.raw;
  if (env.isWithin !== true) return { headers, body: env.incoming };
  const body = req.raw.body as ReadableStream<Uint8Array> | null;
  return { headers, body: body === null ? Readable.from([]) : Readable.fromWeb(body) };
}

function guarded<Result>(
  gate: Gate,
  { env }: Exchange<Bindings>,
  work: (aside: Aside) => Promise<Result>,
): Promise<Result> {
  return env.isWithin ? work((wait) => wait()) : gate.run(work);
}

function addressOf({ config }: Context, { req, env }: Exchange<Bindings>): string {
  return readAddress(req.raw.headers, env.incoming.socket.remoteAddress, config.behindProxy);
}

/** A `fetch` that reaches these routes without a network, on behalf of whoever made a request. */
function within(app: Router, { req, env, get }: Exchange<Bindings>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set("X-Request-Id", get("requestId"));
    const forwarded = req.header("x-forwarded-for");
    if (forwarded !== undefined) request.headers.set("X-Forwarded-For", forwarded);
    return app.fetch(request, { ...env, isWithin: true });
  };
}

function answerError(context: Context, exchange: Exchange<Bindings>, error: unknown): Response {
  if (error instanceof ProblemError) return answerProblem(exchange, error);
  const requestId = exchange.get("requestId");
  context.log.error({ err: error, requestId }, "request failed");
  return answerProblem(exchange, outageOf(error) ?? internal(requestId));
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
