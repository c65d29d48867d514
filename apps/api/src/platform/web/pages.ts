import {
  choiceCookies,
  type PageAnswer,
  type PageChoices,
  type PageViewer,
  type PageVisit,
} from "@parution/contract/pages";
import { setBounded } from "../bounded-map.ts";
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

/** Most addresses with a remembered destination, and the longest of them. */
const VISITS = 2000;
const LONGEST = 500;

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

/** Slugs of the newspapers that are sold at present, in the order of their numbers. */
export type ReadSupportSlugs = () => Promise<readonly string[]>;

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
  const { config, log, renderers, template } = surroundings;
  const admitted = { card: config.card, scripts: scriptsWithin(template) };
  const cache = createPageCache({
    versions: createPageVersions(surroundings.findChanges),
    onFailure: (err) => log.warn({ err }, "stale page served"),
  });
  const visits = new Map<string, PageVisit>();
  let supportSlugs: readonly string[] = [];
  const reads = createPageReads(surroundings.fetch);
  const actions = createLastActions();

  async function visitOf(location: string, choices: PageChoices): Promise<PageVisit> {
    const key = visitKey(location, choices);
    const known = visits.get(key);
    if (known !== undefined) return known;
    const sold = supportSlugs;
    const visit = await renderers.visitOf(location, choices, sold);
    // Another request may have cleared them meanwhile.
    if (sold === supportSlugs && key.length <= LONGEST) setBounded(visits, key, visit, VISITS);
    return visit;
  }

  /** An address may name another newspaper than before, when one was added. */
  async function refreshSupports(): Promise<void> {
    const read = await surroundings.readSupportSlugs();
    if (read.join() === supportSlugs.join()) return;
    visits.clear();
    supportSlugs = read;
  }

  /** Rendering of the page, for the cache or for one request. */
  function rendering(visit: PageVisit, viewer: Exclude<PageViewer, "user">): Render {
    const onError = (err: unknown) => log.error({ err, path: visit.location }, "page");
    return async (known, isWaitedFor) => {
      // Pages that are kept are sent before the newspapers are read: a second one ends what the first alone was.
      await refreshSupports();
      const site = nameOfPublisher(config.publisher);
      const job = { visit, viewer, supportSlugs, site, known, isWaitedFor };
      const answer = await renderers
        .renderPage(job, { read: reads.read, onError })
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

  async function find(
    visit: PageVisit,
    viewer: Exclude<PageViewer, "user">,
    cookies: string | undefined,
  ) {
    const render = rendering(visit, viewer);
    if (visit.key !== null) {
      return cache.find(`${viewer} ${visit.key}`, render, actions.lastOf(cookies));
    }
    const rendered = await render(null, true);
    if (rendered === "unchanged") throw new Error("A page without a version is always rendered.");
    return rendered.page;
  }

  /** The page with its user's own reads, for this request alone; the page of all accounts where they fail. */
  async function findOwn(visit: PageVisit, session: string) {
    const site = nameOfPublisher(config.publisher);
    const viewer = "user";
    const job = { visit, viewer, supportSlugs, site, known: null, isWaitedFor: true } as const;
    const onError = (err: unknown) => log.error({ err, path: visit.location }, "page");
    try {
      const own = await renderers.renderPage(job, { read: reads.readAs(session), onError });
      if (own !== "unchanged" && own.status < 500)
        return await packPage(own, admitted, { own: true });
    } catch (error) {
      if (!(error instanceof ProblemError)) onError(error);
    }
    return find(visit, "account", session);
  }

  /** A visitors' page that may be sent at once. */
  function pageFor(url: string, cookies: string | undefined): PackedPage | null {
    const visit = visits.get(visitKey(url, choicesIn(cookies)));
    if (visit === undefined || visit.access !== "public" || visit.key === null) return null;
    const render = rendering(visit, "visitor");
    return cache.peek(`visitor ${visit.key}`, render, actions.lastOf(cookies));
  }

  return {
    kept({ method, url = "", headers }) {
      if (method !== "GET" && method !== "HEAD") return null;
      const page = pageFor(url, headers.cookie);
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
      await refreshSupports();
      const visit = await visitOf(`${pathname}${search}`, choicesIn(cookies));
      if (visit.access === "public") {
        await admit();
        return send(await find(visit, "visitor", cookies), request);
      }
      const caller = await identify();
      if (caller !== "signed-in" && visit.access === "session") {
        return leadTo(caller === "ended" ? visit.login.ended : visit.login.visitor);
      }
      if (caller === "signed-in" && visit.hasOwnReads && cookies !== undefined) {
        await admit();
        return send(await findOwn(visit, cookies), request);
      }
      const viewer = caller === "signed-in" ? "account" : "visitor";
      return send(await find(visit, viewer, cookies), request);
    },

    noteAction(cookies) {
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

const visitKey = (location: string, { language, supportSlug }: PageChoices): string =>
  `${location} ${language} ${supportSlug}`;

const nothingChosen: PageChoices = { language: null, supportSlug: null };
const CHOSEN = new RegExp(`(?:^|;\\s*)(?:${Object.values(choiceCookies).join("|")})=`);

/** The visitor's choices from cookies; values other than a language or a well-formed slug are ignored. */
function choicesIn(cookies: string | undefined): PageChoices {
  if (cookies === undefined || !CHOSEN.test(cookies)) return nothingChosen;
  const values = new Map(cookies.split(";").map(pairOf));
  const language = values.get(choiceCookies.language);
  const slug = values.get(choiceCookies.support);
  return {
    language: language === "fr" || language === "ar" ? language : null,
    supportSlug: slug !== undefined && /^[\w-]{1,60}$/.test(slug) ? slug : null,
  };
}

function pairOf(pair: string): [string, string] {
  const [name = "", value = ""] = pair.trim().split("=", 2);
  return [name, value];
}
