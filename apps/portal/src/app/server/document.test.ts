import { nameSite } from "@parution/app/page/site.ts";
import { afterEach, expect, test } from "vitest";
import template from "../../../index.html?raw";
import { composeDocument } from "./document.ts";

const common = {
  language: "ar",
  supportSlug: "al-ofoq",
  origin: "https://annonces.test",
  supportSlugs: ["l-horizon", "al-ofoq"],
  fonts: ["/assets/plex.woff2"],
  scripts: ["/assets/page.js"],
} as const;

// Modules are shared with other files of tests.
afterEach(() => nameSite({ fr: "Parution", ar: "باريسيون" }));

test("a document is in its reader's language and its newspaper's colours", () => {
  const document = composeDocument(template, common);
  expect(document).toContain('<html lang="ar" dir="rtl" data-support="al-ofoq">');
  expect(composeDocument(template, { ...common, supportSlug: "inconnu" })).toContain(
    'data-support="parution"',
  );
});

test("contains the newspaper's own colours", () => {
  const document = composeDocument(template, { ...common, theme: "p{color:#fff}" });
  expect(document).toContain('<style id="first-theme">p{color:#fff}</style>');
  expect(composeDocument(template, { ...common, theme: "" })).not.toContain("<style");
});

test("escapes texts of a page", () => {
  const document = composeDocument(template, {
    ...common,
    title: "</title><script>alert(1)</script>",
    html: "<p>$& $1</p>",
    firstData: { text: "</script><script>alert(1)</script>" },
  });
  expect(document).not.toContain("<script>alert");
  expect(document).toContain("<p>$& $1</p>");
  const data = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(
    document,
  )?.[1];
  expect(JSON.parse(data ?? "")).toEqual({ text: "</script><script>alert(1)</script>" });
});

test("lists the scripts of a rendered page instead of preloading them", () => {
  const preload = '<link rel="modulepreload" href="/assets/page.js">';
  expect(composeDocument(template, common)).toContain(preload);
  const rendered = composeDocument(template, { ...common, html: "<p></p>", firstData: {} });
  expect(rendered).not.toContain(preload);
  expect(rendered).toContain(
    'id="deferred-files">{"style":[],"font":[],"script":["/assets/page.js"]}</script>',
  );
});

test("preloads the file with which the document's script goes on, where nothing is painted before it", () => {
  const preload = '<link rel="modulepreload" href="/assets/index.js">';
  const script = '<script data-next="/assets/index.js">begin()</script>';
  const built = template.replace("</body>", `${script}</body>`);
  expect(composeDocument(built, common)).toContain(preload);
  const rendered = composeDocument(built, { ...common, html: "<p></p>", firstData: {} });
  expect(rendered).toContain(script);
  expect(rendered).not.toContain(preload);
});

test("defers the style sheets of a rendered page, except without scripts", () => {
  const sheets = ["/assets/rules.css", "/assets/faces.css"];
  const links = sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  const built = template.replace("</head>", `${links.join("")}</head>`);
  const document = composeDocument(built, { ...common, html: "<p></p>", firstData: {}, sheets });
  for (const link of links) {
    expect(document).toContain(`<noscript>${link}</noscript>`);
    expect(document.split(link)).toHaveLength(2);
  }
  expect(document).not.toContain("preload");
  const named = /id="deferred-files">(.*?)<\/script>/.exec(document)?.[1];
  expect(JSON.parse(named ?? "")).toEqual({
    style: sheets,
    font: ["/assets/plex.woff2"],
    script: ["/assets/page.js"],
  });
});

test("excludes a page without metadata from search engines", () => {
  expect(composeDocument(template, common)).toContain('name="robots" content="noindex"');
});

test("names the newspapers that are younger than the build, and only those", () => {
  expect(composeDocument(template, common)).not.toContain("parution-supports");
  const supportSlugs = ["l-horizon", "echo-du-souss", "le-rif"];
  expect(composeDocument(template, { ...common, supportSlugs })).toContain(
    '<meta name="parution-supports" content="echo-du-souss le-rif">',
  );
});

test("names a newspaper that is sold alone, and none beside another", () => {
  const named = '<meta name="parution-only-support" content="le-rif">';
  expect(composeDocument(template, { ...common, supportSlugs: ["le-rif"] })).toContain(named);
  for (const supportSlugs of [[], ["le-rif", "al-ofoq"]])
    expect(composeDocument(template, { ...common, supportSlugs })).not.toContain(
      "parution-only-support",
    );
});

test("writes absolute addresses into structured data", () => {
  const document = composeDocument(template, {
    ...common,
    head: {
      title: "Avis",
      description: "Un avis.",
      canonical: "/annonces",
      indexed: true,
      kind: "website",
      jsonLd: (url) => [{ "@type": "WebPage", url: url("/annonces") }],
    },
  });
  const content = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(document)?.[1];
  expect(JSON.parse(content ?? "")).toEqual({
    "@context": "https://schema.org",
    "@type": "WebPage",
    url: "https://annonces.test/ar/annonces",
  });
  expect(document).not.toContain("noindex");
});

test("a document that lacks a place is no template", () => {
  expect(() => composeDocument("<html></html>", common)).toThrow("The document has no");
});

test("names the site after its publisher, in the title and for the browser", () => {
  nameSite({ fr: "L’Écho du Souss", ar: "صدى سوس" });
  const document = composeDocument(template, { ...common, title: "Avis" });
  expect(document).toContain("<title>Avis · صدى سوس</title>");
  expect(document).toContain('name="application-name" lang="fr" content="L’Écho du Souss"');
});
