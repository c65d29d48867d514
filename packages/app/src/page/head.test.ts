import { afterEach, expect, test, vi } from "vitest";
import type { Head } from "./head.ts";
import { headTags } from "./head-tags.ts";
import { documentTitle, nameSite, readSiteMetas, siteMetas } from "./site.ts";

const context = { language: "ar", origin: "https://annonces.test" } as const;
const head: Head = {
  title: "Avis",
  description: "Un avis.",
  canonical: "/annonces/avis",
  indexed: true,
  kind: "website",
};

// Modules are shared with other files of tests.
afterEach(() => nameSite({ fr: "Parution", ar: "باريسيون" }));

const hrefsOf = (given: Head) =>
  headTags(given, context).flatMap(({ attributes }) =>
    attributes.rel === undefined ? [] : [[attributes.rel, attributes.hreflang, attributes.href]],
  );
const contentOf = (given: Head, name: string) =>
  headTags(given, context).find(
    ({ attributes }) => (attributes.name ?? attributes.property) === name,
  )?.attributes.content;

test("links the canonical address and the address in every language", () => {
  expect(hrefsOf(head)).toEqual([
    ["canonical", undefined, "https://annonces.test/ar/annonces/avis"],
    ["alternate", "fr", "https://annonces.test/fr/annonces/avis"],
    ["alternate", "ar", "https://annonces.test/ar/annonces/avis"],
    ["alternate", "x-default", "https://annonces.test/fr/annonces/avis"],
  ]);
});

test("links a newspaper's own page under that newspaper's address", () => {
  expect(hrefsOf({ ...head, newspaper: "al-ofoq" }).slice(0, 2)).toEqual([
    ["canonical", undefined, "https://annonces.test/ar/al-ofoq/annonces/avis"],
    ["alternate", "fr", "https://annonces.test/fr/al-ofoq/annonces/avis"],
  ]);
});

test("links the home page by its language alone", () => {
  expect(hrefsOf({ ...head, canonical: "/" })[0]?.[2]).toBe("https://annonces.test/ar");
});

test.each([
  ["that search engines do not keep", { ...head, indexed: false }],
  ["of an error", { ...head, canonical: null }],
])("a page %s says so, and names no address", (_case, given) => {
  expect(contentOf(given, "robots")).toBe("noindex");
  expect(hrefsOf(given)).toEqual([]);
});

test("names the page's own image for link previews, else the portal's", () => {
  const image = { src: "/ads/photo/3", alt: "Une maison" };
  expect(contentOf({ ...head, image }, "og:image")).toBe("https://annonces.test/ads/photo/3");
  expect(contentOf({ ...head, image }, "og:image:width")).toBeUndefined();
  expect(contentOf(head, "og:image")).toBe("https://annonces.test/share.png");
  expect(contentOf(head, "og:image:width")).toBe("1200");
  expect(contentOf(head, "og:image:height")).toBe("630");
  expect(contentOf(head, "og:locale")).toBe("ar_MA");
});

test("titles the document with the page and the site", () => {
  expect(documentTitle("Avis", "fr")).toBe("Avis · Parution");
  expect(documentTitle("Parution", "fr")).toBe("Parution");
  expect(documentTitle("", "ar")).toBe("باريسيون");
  expect(siteMetas()).toEqual([]);
});

test("an installation's pages bear the name of its publisher", () => {
  nameSite({ fr: "L’Écho du Souss", ar: "صدى سوس" });
  expect(documentTitle("Avis", "ar")).toBe("Avis · صدى سوس");
  expect(contentOf(head, "og:site_name")).toBe("صدى سوس");
  expect(contentOf(head, "og:image:alt")).toBe("صدى سوس");
  expect(siteMetas()).toEqual([
    { name: "application-name", lang: "fr", content: "L’Écho du Souss" },
    { name: "application-name", lang: "ar", content: "صدى سوس" },
  ]);
});

test("a browser takes the names of the site from the document", () => {
  const metas = [
    { lang: "ar", content: "صدى سوس" },
    { lang: "", content: "Autre" },
  ];
  vi.stubGlobal("document", { querySelectorAll: () => metas });
  readSiteMetas();
  vi.unstubAllGlobals();
  expect(documentTitle("Avis", "ar")).toBe("Avis · صدى سوس");
  expect(documentTitle("Avis", "fr")).toBe("Avis · Parution");
});
