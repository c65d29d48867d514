import { callKey, keyText } from "@parution/app/data/first-data.ts";
import type { PageViewer } from "@parution/contract/pages";
import type { Params } from "react-router";
import { expect, test } from "vitest";
import { addressOf } from "../address.ts";
import { routes } from "../routes.ts";
import { readFirst } from "./first-reads.ts";
import { pageReads } from "./page-reads.ts";

/** Result of a page's reads with this answer to each, and the requests. */
async function readPage(
  path: string,
  answer: (url: URL) => Response,
  viewer: PageViewer = "visitor",
) {
  const requests: string[] = [];
  const address = addressOf(path, { language: null, supportSlug: null });
  const read = await readFirst(address, {
    visit: { location: path, choices: { language: null, supportSlug: null } },
    viewer,
    known: null,
    supportSlugs: [],
    site: { fr: "Parution", ar: "باريسيون" },
    origin: "https://annonces.test",
    appToken: "parution-demo",
    fetch: async (input) => {
      requests.push(String(input));
      return answer(new URL(String(input)));
    },
    onError: () => undefined,
  });
  return { read, requests };
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ code: "REFUSED", message: "Non." }, { status, headers });

test("reports the time to wait when the service throttles a visitor", async () => {
  const { read } = await readPage("/fr", () => refusal(429, { "Retry-After": "30" }));
  expect(read).toEqual({ kind: "throttled", retryAfter: 30 });
});

test.each([
  [404, "absent"],
  [422, "absent"],
  [500, "failed"],
])("what the services answer %i is %s", async (status, kind) => {
  expect((await readPage("/fr", () => refusal(status))).read.kind).toBe(kind);
});

test("distinguishes missing content from invalid addresses", async () => {
  const { read } = await readPage("/fr/mon-equipe", () => refusal(404), "user");
  expect(read).toEqual({ kind: "absent", status: 404 });
});

test("a page carries no ads that it does not show", async () => {
  const home = {
    supports: [],
    rubriques: [],
    etapes: [],
    annonces: [],
    blocs: [],
    annonce: null,
    film: null,
  };
  const frame = { entete: [], liens: [] };
  const { read } = await readPage("/fr/connexion", ({ pathname }) =>
    Response.json({ data: pathname === "/ads/site/cadre" ? frame : home }),
  );
  expect(read).toEqual({
    kind: "read",
    data: {
      [keyText(callKey({ name: "directory" }, "fr", { query: {} }))]: {
        supports: [],
        headings: [],
      },
      [keyText(callKey({ name: "readFrame" }, "fr", {}))]: { header: [], links: [] },
    },
    tags: [],
  });
});

test("sends a read once, though the page and the frame both need it", async () => {
  const { requests } = await readPage("/fr", () => refusal(500));
  expect(requests.length).toBeGreaterThan(1);
  expect(new Set(requests).size).toBe(requests.length);
});

test("reads user and content of an account's page, but the frame alone for its outline", async () => {
  const { requests } = await readPage("/fr/mes-annonces", () => refusal(500), "user");
  const { requests: alike } = await readPage("/fr/mes-annonces", () => refusal(500), "account");
  const paths = (urls: readonly string[]) => urls.map((url) => new URL(url).pathname);
  expect(paths(requests)).toEqual([
    "/ads/site/home-v6",
    "/account/api/v1/user/current",
    "/account/api/v1/business",
    "/ads/menu/index-v2",
  ]);
  expect(paths(alike)).toEqual(["/ads/site/home-v6", "/ads/site/cadre"]);
});

const anywhere = {
  path: "/",
  search: new URLSearchParams(),
  support: null,
  namedSupport: null,
  account: null,
};

const readsOf = (page: string, params: Params) => pageReads[page]?.({ ...anywhere, params }) ?? [];

test("declares first reads of pages that exist", () => {
  const pages = new Set(routes.map(({ page }) => page?.name));
  expect(Object.keys(pageReads).filter((name) => !pages.has(name))).toEqual([]);
});

test("tags pages with their ads, so that they are rendered again after a change", () => {
  const tagsOf = (page: string, params: Params, answer: unknown) =>
    readsOf(page, params).flatMap(({ tags }) => tags?.(answer) ?? []);
  expect(tagsOf("home/home", {}, {})).toEqual(["ads"]);
  expect(tagsOf("listing/listing", { first: "divers" }, {})).toEqual(["ads"]);
  const answer = { id: 7, support: { id: 1 }, heading: { id: 3 } };
  expect(tagsOf("published-ad/published-ad", { slug: "villa", id: "7" }, answer)).toEqual([
    "ad:7",
    "heading:1:3",
  ]);
});

test("a published ad that is named by a former slug has moved", () => {
  const [first] = readsOf("published-ad/published-ad", { slug: "riad", id: "7" });
  const answer = { id: 7, slug: "riad-vendu", heading: { slug: "divers" } };
  expect(first?.moved?.(answer)).toBe("/annonce/divers/riad-vendu/7");
});
