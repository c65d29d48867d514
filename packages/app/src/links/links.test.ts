import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { NavigationType, Router, StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { ChoicesContext } from "./choices.ts";
import { PageLocationScope, RouterLink, usePageLocation } from "./links.tsx";

const supportSlugs = new Set(["l-horizon"]);
const redirect = () => "/fr/connexion?origine=%2Ffr%2Fmes-annonces";

function Shown() {
  const { language, supportSlug, page, search } = usePageLocation();
  return [language, supportSlug, page, search].join(" ");
}

const scope = (options: { renderedSearch?: string; redirect?: () => string }) =>
  createElement(
    ChoicesContext,
    { value: { language: null, supportSlug: null } },
    createElement(PageLocationScope, { supportSlugs, ...options, children: createElement(Shown) }),
  );

const renderedAfter = (navigationType: NavigationType) => {
  const navigator = {
    createHref: String,
    go: () => undefined,
    push: () => undefined,
    replace: () => undefined,
  };
  return renderToString(
    createElement(
      Router,
      { location: "/fr/mes-annonces", navigator, navigationType },
      scope({ redirect }),
    ),
  );
};

test("reads language, newspaper, page and query from the address", () => {
  const location = "/ar/l-horizon/annonces?ville=3";
  const html = renderToString(createElement(StaticRouter, { location }, scope({})));
  expect(html).toBe("ar l-horizon /annonces ?ville=3");
});

test("hydrates with the query that the server rendered, without unknown parameters", () => {
  const location = "/fr/annonces?ville=3&utm_source=lettre";
  const html = renderToString(
    createElement(StaticRouter, { location }, scope({ renderedSearch: "?ville=3" })),
  );
  expect(html).toBe("fr  /annonces ?ville=3");
});

test("shows the page that a navigation is redirected to before its address changes", () => {
  const login = "fr  /connexion ?origine=%2Ffr%2Fmes-annonces";
  expect(renderedAfter(NavigationType.Push)).toBe(login);
});

test("leaves an address that was opened from outside to the page", () => {
  expect(renderedAfter(NavigationType.Pop)).toBe("fr  /mes-annonces ");
});

test("a link that leaves an application below a base has its whole address, others begin with the base", () => {
  const links = [
    createElement(RouterLink, { key: "site", href: "/fr", target: "_top" }, "Aller au site"),
    createElement(RouterLink, { key: "own", href: "/fr/editions" }, "Éditions"),
  ];
  const html = renderToString(
    createElement(
      StaticRouter,
      { location: "/desk/fr", basename: "/desk" },
      createElement(
        ChoicesContext,
        { value: { language: null, supportSlug: null } },
        createElement(PageLocationScope, { supportSlugs, children: links }),
      ),
    ),
  );
  expect(html).toContain('href="/fr">Aller au site');
  expect(html).toContain('href="/desk/fr/editions"');
});
