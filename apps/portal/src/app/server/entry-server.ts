import "../../catalogs.ts";
import type { FirstData } from "@parution/app/data/first-data.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { nameSite } from "@parution/app/page/site.ts";
import type { PageAnswer, PageRenderer, PageRequest } from "@parution/contract/pages";
import { type Address, addressOf } from "../address.ts";
import type { PortalPage } from "../portal-page.tsx";
import { rememberSupports } from "../support-slugs.ts";
import { createColourReader } from "./colours.ts";
import { type FirstReads, readFirst } from "./first-reads.ts";
import { type Outline, readOutline, renderOutline } from "./outline.ts";
import { answerWith, type Build, placeOf, redirectTo, withFirstStyles } from "./page-answer.ts";
import { prepare, renderMarkup } from "./render-markup.tsx";
import { visitOf } from "./visit.ts";

/** Page for unknown addresses. */
const NOT_FOUND = "/404";

/** Seconds after which a page that could not be read is worth another try. */
const RETRY_AFTER = 10;

/** Renders pages: public ones whole; the rest is left to the browser. */
export function createRenderer(build: Build): PageRenderer {
  const readColours = createColourReader();

  async function render(request: PageRequest): Promise<PageAnswer | "unchanged"> {
    rememberSupports(request.supportSlugs);
    nameSite(request.site);
    const { choices } = request.visit;
    const { pathname } = new URL(`${request.origin}${request.visit.location}`);
    const address = addressOf(pathname, choices);
    const { route } = address;
    if (route.page === undefined) {
      return redirectTo(route.leadsTo ?? NOT_FOUND, placeOf(address), 302);
    }
    if (route.page.access === "public") return renderPublic(address, route.page, request);
    if (request.viewer !== "visitor") return renderAccount(address, request);
    return route.landing === undefined
      ? answerWith(build, address, request, { status: 200, version: null }, {})
      : renderPublic(address, route.landing, request);
  }

  /** Renders a public page. */
  async function renderPublic(address: Address, page: PortalPage, request: PageRequest) {
    const { route, language } = address;
    const { choices, location } = request.visit;
    const first = await readFirst({ ...address, route: { ...route, page } }, request);
    if (first.kind === "moved") {
      const { search } = new URL(`${request.origin}${location}`);
      return redirectTo(`${first.page}${search}`, placeOf(address), 301);
    }
    if (first.kind !== "read") return answerWithoutReads(build, address, request, first);
    const version = await versionOf(first.data, request);
    if (version === request.known) return "unchanged";
    await prepare(page, language);
    const rendering = await renderMarkup(
      { location, choices, firstData: first.data },
      request.onError,
    );
    const parts = withFirstStyles({ ...rendering, firstData: first.data }, build.styles, address);
    const { tags } = first;
    return answerWith(
      build,
      address,
      request,
      { status: route.status ?? 200, version, tags },
      parts,
      page,
    );
  }

  /** Renders a page with what its user reads, or what all accounts see of it alike: its outline, or its colours alone. */
  async function renderAccount(address: Address, request: PageRequest) {
    const own = request.viewer === "user" ? await readFirst(address, request) : null;
    if (own?.kind === "read")
      return answerForAccount(build, address, { firstData: own.data }, null, request);
    if (own?.kind === "absent" && own.status === 404) {
      return redirectTo(NOT_FOUND, placeOf(address), 302);
    }
    const outline = await readOutline(address, request);
    if (outline === null) {
      const theme = await readColours(address, request);
      const version = await versionOf({ theme }, request);
      if (version === request.known) return "unchanged";
      return answerWith(build, address, request, { status: 200, version }, { theme });
    }
    const version = await versionOf(outline.firstData, request);
    if (version === request.known) return "unchanged";
    return answerForAccount(build, address, outline, version, request);
  }

  return { visitOf, render };
}

/** @param version cache version of the outline; null for a user's own page, which is not cached */
async function answerForAccount(
  build: Build,
  address: Address,
  outline: Outline,
  version: string | null,
  request: PageRequest,
) {
  const rendering = await renderOutline(address, outline, request);
  const page = { ...rendering, ...outline, isForAccount: true };
  // A page with a user's rows has the whole sheet, which is cached in their browser: fonts that are loaded after the text would move its lines.
  const parts = version === null ? page : withFirstStyles(page, build.styles, address);
  return answerWith(build, address, request, { status: 200, version }, parts);
}

/** Answers where a page's reads failed, or found nothing. */
async function answerWithoutReads(
  build: Build,
  address: Address,
  request: PageRequest,
  first: Exclude<FirstReads, { kind: "read" | "moved" }>,
): Promise<PageAnswer> {
  const failed = (status: number) =>
    answerWith(build, address, request, { status, version: null }, {});
  if (first.kind === "throttled") return { ...failed(429), retryAfter: first.retryAfter };
  if (first.kind === "failed") {
    request.onError(first.error);
    return { ...failed(503), retryAfter: RETRY_AFTER };
  }
  const absent = await renderAbsent(address.language, request);
  return answerWith(build, address, request, { status: 404, version: null }, absent);
}

/** Equal for equal data, so that a page is rendered again only where it would differ. */
async function versionOf(data: FirstData, { site }: PageRequest): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([site, data]));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", text)).toHex();
}

/** Renders the page for unknown addresses, to which the browser then navigates. */
async function renderAbsent(language: Language, request: PageRequest) {
  const location = joinPath({ language }, NOT_FOUND);
  const { choices } = request.visit;
  const address = addressOf(location, choices);
  const first = await readFirst(address, request);
  const firstData = first.kind === "read" ? first.data : {};
  await prepare(address.route.page, language);
  return renderMarkup({ location, choices, firstData }, request.onError);
}
