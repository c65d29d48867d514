import { describe, expect, it } from "vitest";
import { joinPath, splitPath } from "./path-prefix.ts";

const slugs = new Set(["l-horizon", "al-ofoq"]);

describe("splitPath", () => {
  it.each([
    ["/", null, null, "/"],
    ["/fr", "fr", null, "/"],
    ["/connexion.html", null, null, "/connexion.html"],
    ["/ar/mes-annonces/pg=2", "ar", null, "/mes-annonces/pg=2"],
    ["/fr/l-horizon/passer-votre-annonce", "fr", "l-horizon", "/passer-votre-annonce"],
    ["/al-ofoq/passer-votre-annonce", null, "al-ofoq", "/passer-votre-annonce"],
    ["/annonces/l-horizon", null, null, "/annonces/l-horizon"],
    ["/frais/fr", null, null, "/frais/fr"],
    ["//fr//mes-annonces/", "fr", null, "/mes-annonces"],
  ])("reads %s", (path, language, supportSlug, page) => {
    expect(splitPath(path, slugs)).toEqual({ language, supportSlug, page });
  });

  it("is undone by joinPath", () => {
    const path = "/ar/al-ofoq/mes-annonces/pg=3";
    const { language, supportSlug, page } = splitPath(path, slugs);
    expect(joinPath({ language: language ?? "fr", supportSlug }, page)).toBe(path);
  });

  it("gives home its language alone", () => {
    expect(joinPath({ language: "fr" }, "/")).toBe("/fr");
  });
});
