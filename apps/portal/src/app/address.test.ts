import { RESERVED_SLUGS } from "@parution/rules/catalogue";
import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { routes } from "./routes.ts";

const nothingChosen = { language: null, supportSlug: null };

test("each address leads to its own page, in any order of look-ups", () => {
  const found = ["/fr/annonces", "/ar/commande/show/12", "/fr/commande/show/7", "/fr/annonces"].map(
    (path) => addressOf(path, nothingChosen),
  );
  expect(found.map(({ language, route, params }) => [language, route.path, params])).toEqual([
    ["fr", "/annonces", {}],
    ["ar", "/commande/show/:orderId", { orderId: "12" }],
    ["fr", "/commande/show/:orderId", { orderId: "7" }],
    ["fr", "/annonces", {}],
  ]);
});

test("the same page is in the language and the newspaper that the address names, else in those that were chosen", () => {
  const chosen = { language: "ar", supportSlug: "al-ofoq" } as const;
  expect(addressOf("/contact", chosen)).toMatchObject(chosen);
  expect(addressOf("/fr/l-horizon/contact", chosen)).toMatchObject({
    language: "fr",
    supportSlug: "l-horizon",
  });
});

test("leads an unknown path to the page for it", () => {
  expect(addressOf("/fr/nulle/part", nothingChosen).route).toMatchObject({
    leadsTo: "/404",
    status: 404,
  });
});

test("no newspaper may have the address of a page, which it would hide", () => {
  const firsts = routes.flatMap(({ path }) => path.split("/")[1] ?? []);
  const free = firsts.filter((first) => /^[a-z\d-]+$/.test(first) && !RESERVED_SLUGS.has(first));
  expect(free).toEqual([]);
});
