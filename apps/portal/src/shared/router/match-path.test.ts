import { expect, test } from "vitest";
import { matchPath } from "./match-path.ts";

test.each([
  ["/", "/", {}],
  ["/tarifs", "/tarifs/", {}],
  ["/passAnnonce", "/passannonce", {}],
  ["/annonces/:first/:second", "/annonces/emploi/page=2", { first: "emploi", second: "page=2" }],
  [
    "/annonce/:slug/:id",
    "/annonce/vente%20d%E2%80%99un%20lot/7",
    { slug: "vente d’un lot", id: "7" },
  ],
  ["/annonce/:slug/:id", "/annonce/%E2%80/7", { slug: "%E2%80", id: "7" }],
])("%s takes %s", (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

test.each([
  ["/", "/tarifs"],
  ["/tarifs", "/tarif"],
  ["/annonces/:first", "/annonces"],
  ["/annonces/:first", "/annonces/emploi/page=2"],
])("%s does not take %s", (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});
