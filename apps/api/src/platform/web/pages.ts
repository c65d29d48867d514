import type { PageAnswer, PageViewer, PageVisit } from "@parution/contract/pages";
import type { Config } from "../config/config.ts";
import { nameOfPublisher } from "../config/publisher.ts";
import {
  acceptedEncoding,
  type Bytes,
  type Encoding,
  encodingIn,
  isKnown,
  isKnownBy,
} from "../http/encode.ts";
import type { Incoming, KeptAnswer, PageFacts } from "../http/pages.ts";
import { ProblemError } from "../http/problems.ts";
import type { Log } from "../log.ts";
import { createLastActions } from "./last-actions.ts";
import { bodyHeaders, bodyOf, type PackedPage, packPage, scriptsWithin } from "./packed-page.ts";
import { createPageCache, type Render } from "./page-cache.ts";
import { createPageReads } from "./page-reads.ts";
import type { PageRenderers } from "./page-renderers.ts";
import { createPageVersions, type FindChanges } from "./page-versions.ts";
import { createPageVisits, type PageVisits, type ReadSupportSlugs } from "./page-visits.ts";

interface Surroundings {
  readonly config: Pick<Config, "card" | "publisher">;
  readonly log: Log;
  readonly renderers: PageRenderers;
  /** The document without a page, for browsers to render it. */
  readonly template: string;
  /** Reaches the services as a visitor. */
  readonly fetch: typeof globalThis.fetch;
  readonly findChanges: FindChanges;
  readonly readSupportSlugs: ReadSupportSlugs;
}

/** Handler of requests for pages. */
export interface PageServer {
  /** A page of visitors that is kept and may be sent at once. */
  kept(incoming: Incoming): KeptAnswer | null;
  /** @throws ProblemError 503 where too many pages wait to be rendered */
  answer(request: Request, facts: PageFacts): Promise<Response>;
  /** Shows this browser's user their own last action on every later page. */
  noteAction(cookies: string | null): void;
}

/** Answers pages from those that are kept, in front of the portal's renderer. */
export function createPageServer(surroundings: Surroundings): PageServer {
  const visits = createPageVisits(surroundings.renderers, surroundings.readSupportSlugs);
  const pages = createPageFinder(surroundings, visits);
  return {
    kept({ method, url = "", headers }) {
      if (method !== "GET" && method !== "HEAD") return null;
      const page = pages.peek(url, headers.cookie);
      if (page === null) return null;
      if (isKnownBy(headers["if-none-match"], page.etag)) {
        return { status: 304, fields: page.fields, body: null };
      }
      const encoding = encodingIn(headers["accept-encoding"] ?? "");
      const body = encoding && page.bodies.get(encoding);
      if (!body) return null;
      const fields = fieldsOf(page, encoding, body);
      return { status: page.status, fields, body: method === "HEAD" ? null : body };
    },

    async answer(request, { identify, admit }) {
      const { pathname, search } = new URL(request.url);
      const cookies = request.headers.get("cookie") ?? undefined;
      await visits.refreshSupports();
      const visit = await visits.find(`${pathname}${search}`, cookies);
      if (visit.access === "public") {
        await admit();
        return send(await pages.find(visit, "visitor", cookies), request);
      }
      const caller = await identify();
      if (caller !== "signed-in" && visit.access === "session") {
        return leadTo(caller === "ended" ? visit.login.ended : visit.login.visitor);
      }
      if (caller === "signed-in" && visit.hasOwnReads && cookies !== undefined) {
        await admit();
        return send(await pages.findOwn(visit, cookies), request);
      }
      const viewer = caller === "signed-in" ? "account" : "visitor";
      return send(await pages.find(visit, viewer, cookies), request);
    },

    noteAction: pages.noteAction,
  };
}

type SharedViewer = Exclude<PageViewer, "user">;

/** Finds pages in the cache, and has them rendered. */
function createPageFinder(surroundings: Surroundings, visits: PageVisits) {
  const { config, log, renderers, template } = surroundings;
  const admitted = { card: config.card, scripts: scriptsWithin(template) };
  const cache = createPageCache({
    versions: createPageVersions(surroundings.findChanges),
    onFailure: (err) => log.warn({ err }, "stale page served"),
  });
  const reads = createPageReads(surroundings.fetch);
  const actions = createLastActions();

  const jobOf = (visit: PageVisit) => ({
    visit,
    supportSlugs: visits.supportSlugs(),
    site: nameOfPublisher(config.publisher),
  });
  const logging = (visit: PageVisit) => (err: unknown) =>
    log.error({ err, path: visit.location }, "page not rendered");

  /** Rendering of the page, for the cache or for one request. */
  function rendering(visit: PageVisit, viewer: SharedViewer): Render {
    const onError = logging(visit);
    return async (known, isWaitedFor) => {
      // Pages that are kept are sent before the newspapers are read: a second one ends what the first alone was.
      await visits.refreshSupports();
      const answer = await renderers
        .renderPage({ ...jobOf(visit), viewer, known, isWaitedFor }, { read: reads.read, onError })
        .catch((error: unknown): PageAnswer => {
          if (error instanceof ProblemError) throw error;
          onError(error);
          // The document alone: the browser then renders the page, or says that it cannot.
          return { status: 500, html: template, styles: [], version: null, tags: [] };
        });
      if (answer === "unchanged") return answer;
      const { version, tags } = answer;
      return { page: await packPage(answer, admitted), version, tags };
    };
  }

  async function find(visit: PageVisit, viewer: SharedViewer, cookies: string | undefined) {
    const render = rendering(visit, viewer);
    if (visit.key !== null) {
      return cache.find(`${viewer} ${visit.key}`, render, actions.lastOf(cookies));
    }
    const rendered = await render(null, true);
    if (rendered === "unchanged") throw new Error("A page without a version is always rendered.");
    return rendered.page;
  }

  return {
    find,

    /** The page with its user's own reads, for this request alone; the page of all accounts where they fail. */
    async findOwn(visit: PageVisit, session: string) {
      const job = { ...jobOf(visit), viewer: "user", known: null, isWaitedFor: true } as const;
      const onError = logging(visit);
      try {
        const own = await renderers.renderPage(job, { read: reads.readAs(session), onError });
        if (own !== "unchanged" && own.status < 500)
          return await packPage(own, admitted, { own: true });
      } catch (error) {
        if (!(error instanceof ProblemError)) onError(error);
      }
      return find(visit, "account", session);
    },

    /** A visitors' page that may be sent at once. */
    peek(url: string, cookies: string | undefined): PackedPage | null {
      const visit = visits.peek(url, cookies);
      if (visit === undefined || visit.access !== "public" || visit.key === null) return null;
      const render = rendering(visit, "visitor");
      return cache.peek(`visitor ${visit.key}`, render, actions.lastOf(cookies));
    },

    noteAction(cookies: string | null) {
      if (actions.note(cookies)) reads.forget();
    },
  };
}

/** Redirect of a visitor who may not see a page; never sent to others. */
const leadTo = (location: string) =>
  new Response(null, {
    status: 302,
    headers: { Location: location, "Cache-Control": "no-store", Vary: "Cookie" },
  });

async function send(page: PackedPage, request: Request): Promise<Response> {
  const headers = new Headers(page.headers);
  if (page.status === 200 && isKnown(request.headers, page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (page.bodies.size === 0) return new Response(null, { status: page.status, headers });
  const encoding = acceptedEncoding(request.headers);
  const body = await bodyOf(page, encoding);
  for (const [name, value] of Object.entries(bodyHeaders(body, encoding))) headers.set(name, value);
  return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
}

/** Names and values in turn, as Node writes them soonest; made once for each of a page's bodies. */
function fieldsOf(page: PackedPage, encoding: Encoding, body: Bytes): readonly string[] {
  const known = fieldsOfBody.get(body);
  if (known !== undefined) return known;
  const fields = [...page.fields, ...Object.entries(bodyHeaders(body, encoding)).flat()];
  fieldsOfBody.set(body, fields);
  return fields;
}

const fieldsOfBody = new WeakMap<Uint8Array, readonly string[]>();
