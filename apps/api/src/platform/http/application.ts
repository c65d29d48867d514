import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { type Context as Exchange, Hono } from "hono";
import type { Context } from "../context/index.ts";
import { identifyAny, readCredentials } from "../session/index.ts";
import type { BoundCall } from "./bind.ts";
import { createDoor } from "./door.ts";
import { type Aside, createGate, type Gate, type Rank } from "./gate.ts";
import { createIntake, type Intake, type Received, type Unread } from "./input/intake.ts";
import { messageOf } from "./input/limits.ts";
import type { AnswersFirst, Connection } from "./listen.ts";
import { logAnswer, PROBES } from "./log-answer.ts";
import { outageOf } from "./outage.ts";
import type { OpenPages, PageFacts, Pages } from "./pages.ts";
import type { PlainFacts, PlainRequest, PlainRoute } from "./plain-route.ts";
import { ProblemError } from "./problem.ts";
import { internal, notFound } from "./problems.ts";
import { readAddress, readLanguage, readRequestId, requestIdOf } from "./request-facts.ts";
import { securityHeaders } from "./security-headers.ts";
import { pathOf, serveCall } from "./serve-call.ts";
import { createSharedAnswers, type SharedAnswers } from "./shared-answers.ts";
import { throttleAddress } from "./throttle.ts";
import { createTurns } from "./turns.ts";

/** Paths of the services, which are never pages (readings A1). */
const SERVICE = /^\/(account|ads)(\/|$)/;

const POLICY = "content-security-policy";
/** As what rendering a page counts. */
const READING = { method: "GET" } as const;
/** Kept pages that are sent before the event loop turns to others again: to answers of the database, and so to orders. */
const AT_ONCE = 8;
/** In place of a caller's address, where the program itself asks. */
const WITHIN = "within";

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
  /** Sends pages that are kept, and ends requests for which there is no room, unread. */
  readonly answersFirst: AnswersFirst;
}

/**
 * The HTTP application: every route, errors as reading A7 says, one log line a request. What is not below a service's base
 * is a page's.
 */
export function createApplication(
  context: Context,
  routes: readonly Route[],
  openPages: OpenPages,
): Application {
  const app: Router = new Hono();
  const pages = openPages(within(app));
  const { burst } = context.config;
  const service: Service = {
    context,
    gates: {
      work: createGate({ ...WORK, waiting: burst.size, patience: burst.patience }),
      documents: createGate(DOCUMENTS),
    },
    shared: createSharedAnswers(),
    intake: createIntake(context.config),
    pages,
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
    if (!exchange.env.isWithin) {
      logAnswer(context, {
        requestId: exchange.get("requestId"),
        method: exchange.req.method,
        path: exchange.get("loggedPath") ?? exchange.req.path,
        status: exchange.res.status,
        ms: performance.now() - started,
        address: addressOf(context, exchange),
      });
    }
  });
  for (const route of routes) mount(app, service, route);
  app.notFound(async (exchange) => {
    const { path, raw } = exchange.req;
    if (SERVICE.test(path)) return answerProblem(exchange, notFound());
    const page = await pages.answer(raw, pageFacts(service, exchange));
    return page ?? answerProblem(exchange, notFound());
  });
  app.onError((error, exchange) => answerError(context, exchange, error));
  const refuses = openDoor(service, routes, security);
  const sendsKept = sendKept(service, securityFields);
  return {
    fetch: app.fetch,
    answersFirst: (incoming, outgoing) =>
      sendsKept(incoming, outgoing) || refuses(incoming, outgoing),
  };
}

/** Sends pages that lie ready, in one write: a crowd of readers then takes little from those who order. */
function sendKept(
  { pages, context }: Service,
  security: readonly (readonly [string, string])[],
): AnswersFirst {
  // A page has a policy of its own.
  const common = security.filter(([name]) => name !== POLICY).flat();
  const takeTurn = createTurns(AT_ONCE);
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

/** What a page is told of the request for it. */
function pageFacts({ context, gates }: Service, exchange: Exchange<Bindings>): PageFacts {
  const { headers } = exchange.req.raw;
  return {
    async identify() {
      if (readCredentials(headers, context.config.publicUrl) === null) return "visitor";
      const caller = await gates.work.run(() => identifyAny(headers, context), "account");
      return caller === null ? "ended" : "signed-in";
    },
    admit: () => throttleAddress(context, READING, addressOf(context, exchange)),
  };
}

/** What every route is served with. */
interface Service {
  readonly context: Context;
  readonly gates: Readonly<Record<"work" | "documents", Gate>>;
  readonly shared: SharedAnswers;
  readonly intake: Intake;
  readonly pages: Pages;
}

function openDoor(
  { context, gates }: Service,
  routes: readonly Route[],
  headers: Readonly<Record<string, string>>,
): AnswersFirst {
  const rankOfPath = new Map(routes.map((route) => [pathOfRoute(route), rankOf(route)]));
  return createDoor(gates.work, {
    log: context.log,
    // A path with parameters is found by none of the routes; most are reads of accounts.
    rankOf: (path) => (SERVICE.test(path) ? (rankOfPath.get(path) ?? "account") : null),
    headers,
  });
}

/** Whose work a route is; null for what is never refused. */
function rankOf(route: Route): Rank | null {
  if (isExempt(route)) return null;
  if (route.kind === "plain") return route.method === "POST" ? "orders" : "public";
  const { idempotent, ordering, access, method } = route.call;
  if (idempotent || ordering) return "orders";
  return access === "session" || method === "POST" ? "account" : "public";
}

function mount(app: Router, service: Service, route: Route): void {
  const { context, gates, shared, intake, pages } = service;
  const rank = rankOf(route) ?? "public";
  if (route.kind === "plain") {
    app.on(route.method, route.path, (exchange) => {
      if (route.isSecret) exchange.set("loggedPath", route.path);
      const facts = { context, address: addressOf(context, exchange) };
      const serve = () => servePlain(route, plainRequest(route, exchange, intake), facts);
      return isExempt(route) ? serve() : gates.work.run(serve, rank);
    });
    return;
  }
  const gate = route.call.media === undefined ? gates.work : gates.documents;
  app.on(route.call.method, pathOf(route.call), (exchange) => {
    exchange.set("loggedPath", pathOf(route.call));
    const { raw } = exchange.req;
    const { isWithin = false } = exchange.env;
    const address = isWithin ? WITHIN : addressOf(context, exchange);
    const params = exchange.req.param();
    const work = async (aside: Aside) => {
      const answer = await serveCall(route, raw, {
        ...{ context, shared, params, address, aside, isWithin },
        receive: (limits) => intake.readFields(unread(exchange), limits),
      });
      if (route.call.idempotent) pages.noteAction(raw.headers.get("cookie"));
      return answer;
    };
    // A page's reads belong to the page, which was let in as a whole.
    return isWithin ? work((wait) => wait()) : gate.run(work, rank);
  });
}

/** Probes must tell the truth, and what a partner reports of a payment has happened. */
const isExempt = (route: Route): boolean =>
  route.kind === "plain" &&
  ((route.method === "POST" && route.isGuarded !== true) || PROBES.has(route.path));

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

function addressOf({ config }: Context, { req, env }: Exchange<Bindings>): string {
  return readAddress(req.raw.headers, env.incoming.socket.remoteAddress, config.behindProxy);
}

/** A `fetch` that reaches these routes without a network, for pages: nobody asks, and nothing is counted. */
function within(app: Router): typeof fetch {
  const outgoing = { setHeader: () => undefined };
  return async (input, init) => app.fetch(new Request(input, init), { outgoing, isWithin: true });
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
