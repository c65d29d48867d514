import { describe, expect, it } from "vitest";
import { loginAddress, originOf } from "./origin.ts";

const portal = "https://parution.test";

describe("originOf", () => {
  it("returns to the page that the visitor came from", () => {
    const address = new URL(loginAddress("/fr/connexion", "/fr/mes-annonces/pg=2?a=b#c"), portal);
    expect(originOf(address.search, portal)).toBe("/fr/mes-annonces/pg=2?a=b#c");
  });

  it.each([
    "",
    "?origine=",
    "?origine=https://evil.test/",
    "?origine=//evil.test/",
    "?origine=/\\evil.test",
    "?origine=javascript:alert(1)",
    "?origine=mes-annonces",
    "?origine=/%09/evil.test",
    "?origine=/.//evil.test",
    "?origine=/fr/..//evil.test",
    "?origine=/./\\evil.test",
  ])("answers / for %s", (search) => {
    expect(originOf(search, portal)).toBe("/");
  });
});
