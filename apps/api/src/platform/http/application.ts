import { type Context as Exchange, Hono } from "hono";
import type { Context } from "../context.ts";
import { logAnswer } from "../log.ts";
import { readCredentials } from "../session/cookies.ts";
import { identifyAny } from "../session/identify.ts";
import { type Admission, type Aside, createAdmission, type Rank } from "./admission.ts";
import type { BoundCall } from "./bind.ts";
import {
  addressOf,
  type Bindings,
  isExempt,
  plainRequest,
  servePlain,
  unread,
} from "./exchange.ts";
import { createIntake, type Intake } from "./input/intake.ts";
import { sendKept } from "./kept-pages.ts";
import type { AnswersFirst } from "./listen.ts";
import { outageOf } from "./outage.ts";
import type { OpenPages, PageFacts, Pages } from "./pages.ts";
import type { PlainRoute } from "./plain-route.ts";
import { internal, notFound, ProblemError } from "./problems.ts";
import { createEarlyRefusal } from "./refuse-early.ts";
import { readLanguage, readRequestId } from "./request-facts.ts";
import { securityHeaders } from "./security.ts";
import { pathOf, serveCall } from "./serve-call.ts";
import { createSharedAnswers, type SharedAnswers } from "./shared-answers.ts";
import { throttleAddress } from "./throttle.ts";

/** Paths of the services, which are never pages. */
const SERVICE = /^\/(account|ads)(\/|$)/;

/** Renderings are limited as reads are. */
const READING = { method: "GET" } as const;
/** Address of the program's own requests. */
const WITHIN = "within";

/** Work at once, half again what a pool has connections; and the shorter timeout of a queue that does not empty, in milliseconds. */
const WORK = { running: 16, shortTimeout: 5 };
/** Documents and exports take seconds: they have a queue of their own, so that no short call waits behind them. */
const DOCUMENTS = { running: 8, waiting: 64, timeout: 10_000, shortTimeout: 1000 };

export type Route = BoundCall | PlainRoute;
type Router = Hono<Bindings>;

/** Handler of requests. */
export interface Application {
  readonly fetch: Router["fetch"];
  /** Sends cached pages, and rejects requests beyond the queue limit unread. */
  readonly answersFirst: AnswersFirst;
}

/**
 * The HTTP application: every route, errors as {@link ProblemError} describes them, one log line a request. A path
 * outside the services' bases is a page's.
 */
export function createApplication(
  context: Context,
  routes: readonly Route[],
  openPages: OpenPages,
): Application {
  const app: Router = new Hono();
  const pages = openPages(within(app));
  const { queue } = context.config;
  const service: Service = {
    context,
    admissions: {
      work: createAdmission({ ...WORK, waiting: queue.limit, timeout: queue.timeout }),
      documents: createAdmission(DOCUMENTS),
    },
    shared: createSharedAnswers(),
    intake: createIntake(context.config),
    pages,
  };
  const security = Object.fromEntries(securityHeaders(context.config));
  const securityFields = followingFields(context.config);
  app.use(async (exchange, next) => {
    const requestId = readRequestId(exchange.req.raw.headers);
    const started = performance.now();
    exchange.set("requestId", requestId);
    // Before the answer's own headers, which may replace the policy.
    const { outgoing } = exchange.env;
    for (const [name, value] of securityFields()) outgoing.setHeader(name, value);
    outgoing.setHeader("X-Request-Id", requestId);
    await next();
    if (!exchange.env.isWithin) {
      logAnswer(context.log, {
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
  const refuses = earlyRefusalOf(service, routes, security);
  const sendsKept = sendKept(pages, context, securityFields());
  return {
    fetch: app.fetch,
    answersFirst: (incoming, outgoing) =>
      sendsKept(incoming, outgoing) || refuses(incoming, outgoing),
  };
}

/** Headers of every answer as entries, made anew once the card provider has been set at the desk. */
function followingFields(config: Context["config"]): () => readonly [string, string][] {
  let { card } = config;
  let fields = [...securityHeaders(config)];
  return () => {
    if (config.card !== card) {
      card = config.card;
      fields = [...securityHeaders(config)];
    }
    return fields;
  };
}

/** Facts about the request for a page. */
function pageFacts({ context, admissions }: Service, exchange: Exchange<Bindings>): PageFacts {
  const { headers } = exchange.req.raw;
  return {
    async identify() {
      if (readCredentials(headers, context.config.publicUrl) === null) return "visitor";
      const caller = await admissions.work.run(() => identifyAny(headers, context), "account");
      return caller === null ? "ended" : "signed-in";
    },
    admit: () => throttleAddress(context, READING, addressOf(context, exchange)),
  };
}

/** Services of every route. */
interface Service {
  readonly context: Context;
  readonly admissions: Readonly<Record<"work" | "documents", Admission>>;
  readonly shared: SharedAnswers;
  readonly intake: Intake;
  readonly pages: Pages;
}

/** Admission control before a request is parsed: refuses by the rank of its path. */
function earlyRefusalOf(
  { context, admissions }: Service,
  routes: readonly Route[],
  headers: Readonly<Record<string, string>>,
): AnswersFirst {
  const rankOfPath = new Map(routes.map((route) => [pathOfRoute(route), rankOf(route)]));
  return createEarlyRefusal(admissions.work, {
    log: context.log,
    // A path with parameters is found by none of the routes; most are reads of accounts.
    rankOf: (path) => (SERVICE.test(path) ? (rankOfPath.get(path) ?? "account") : null),
    headers,
  });
}

/** Rank of a route's work under overload; null: never refused. */
function rankOf(route: Route): Rank | null {
  if (route.kind === "plain" && isExempt(route)) return null;
  if (route.kind === "plain") return route.method === "POST" ? "orders" : "public";
  const { idempotent, ordering, access, method } = route.call;
  if (idempotent || ordering) return "orders";
  return access === "session" || method === "POST" ? "account" : "public";
}

/** True for a price or a proof of a draft, which a visitor's waits behind all that accounts do. */
const isComposing = ({ access, method, ordering, media }: BoundCall["call"]): boolean =>
  access === "app" && method === "POST" && (ordering === true || media !== undefined);

function mount(app: Router, service: Service, route: Route): void {
  const { context, admissions, shared, intake, pages } = service;
  const rank = rankOf(route) ?? "public";
  const givesWay = route.kind === "call" && isComposing(route.call);
  if (route.kind === "plain") {
    app.on(route.method, route.path, (exchange) => {
      if (route.isSecret) exchange.set("loggedPath", route.path);
      const facts = { context, address: addressOf(context, exchange) };
      const serve = () => servePlain(route, plainRequest(route, exchange, intake), facts);
      return isExempt(route) ? serve() : admissions.work.run(serve, rank);
    });
    return;
  }
  const admission = route.call.media === undefined ? admissions.work : admissions.documents;
  app.on(route.call.method, pathOf(route.call), (exchange) => {
    exchange.set("loggedPath", pathOf(route.call));
    const { raw } = exchange.req;
    const { isWithin = false } = exchange.env;
    const address = isWithin ? WITHIN : addressOf(context, exchange);
    const params = exchange.req.param();
    const work = async (aside: Aside) => {
      const answer = await serveCall(route, raw, {
        context,
        shared,
        params,
        address,
        aside,
        isWithin,
        receive: (limits) => intake.readFields(unread(exchange), limits),
      });
      if (route.call.idempotent) pages.noteAction(raw.headers.get("cookie"));
      return answer;
    };
    // A page's reads belong to the page, which was let in as a whole.
    if (isWithin) return work((wait) => wait());
    const isVisitor = givesWay && readCredentials(raw.headers, context.config.publicUrl) === null;
    return admission.run(work, isVisitor ? "public" : rank);
  });
}

const pathOfRoute = (route: Route): string =>
  route.kind === "plain" ? route.path : pathOf(route.call);

/** A `fetch` that reaches these routes without a network, for pages: their address is counted once, their user with each read. */
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
