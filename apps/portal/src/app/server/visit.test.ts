import { expect, test } from "vitest";
import { visitOf } from "./visit.ts";

const nothing = { language: null, supportSlug: null };
const keyOf = (location: string, choices: Parameters<typeof visitOf>[1] = nothing) =>
  visitOf(location, choices, []).key;

test.each([
  ["/fr?utm_source=x&fbclid=1", "/fr"],
  ["/fr/annonces?ville=3&utm_medium=y&categorie=2", "/fr/annonces?categorie=2&ville=3"],
  ["/fr/annonces?ville=03&type=abc&categorie=1%20or%201", "/fr/annonces"],
  ["/fr/annonces?ville=3&ville=4", "/fr/annonces?ville=3"],
  ["/fr/annonces?recherche=%20%20", "/fr/annonces"],
  ["/fr/faq?annonces=digitale&x=1", "/fr/faq?annonces=digitale"],
  ["/fr/connexion?origine=%2Ffr%2Fmes-annonces&raison=compte", "/fr/connexion?raison=compte"],
  ["/fr/connexion?raison=<script>", "/fr/connexion"],
])("%s is rendered as %s", (requested, rendered) => {
  expect(visitOf(requested, nothing, []).location).toBe(rendered);
  expect(keyOf(requested)).toBe(keyOf(rendered));
});

test("a search by words has no page of its own", () => {
  const visit = visitOf("/fr/annonces?recherche=villa&utm_source=x", nothing, []);
  expect([visit.key, visit.location]).toEqual([null, "/fr/annonces?recherche=villa"]);
});

test("takes stored choices where the path has none, and ignores unknown newspapers", () => {
  const arabic = { language: "ar", supportSlug: "al-ofoq" } as const;
  expect(keyOf("/annonces", arabic)).not.toBe(keyOf("/annonces"));
  expect(keyOf("/fr/l-horizon/annonces", arabic)).toBe(keyOf("/fr/l-horizon/annonces"));
  expect(keyOf("/fr", { language: "ar", supportSlug: "inconnu" })).toBe(keyOf("/fr"));
});

test.each(["/fr", "/ar/essayer", "/fr/connexion", "/fr/mes-annonces"])(
  "%s shows every visitor a newspaper that is sold alone, whatever they chose before",
  (path) => {
    const chosen = { language: null, supportSlug: "al-ofoq" };
    expect(visitOf(path, nothing, ["le-rif"]).choices.supportSlug).toBe("le-rif");
    expect(visitOf(path, chosen, ["le-rif"]).key).toBe(visitOf(path, nothing, ["le-rif"]).key);
    const beside = ["le-rif", "al-ofoq"];
    expect(visitOf(path, nothing, beside).choices.supportSlug).toBeNull();
    expect(visitOf(path, chosen, beside).choices.supportSlug).toBe("al-ofoq");
  },
);

test("an account's page leads visitors to the login, which returns to the requested address", () => {
  const { access, login } = visitOf("/mes-annonces/pg=2?reference=A&utm_source=x", nothing, []);
  const address = new URL(login.visitor, "https://annonces.test");
  expect([access, address.pathname]).toEqual(["session", "/fr/connexion"]);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    origine: "/fr/mes-annonces/pg=2?reference=A&utm_source=x",
    raison: "compte",
  });
  expect(new URL(login.ended, address).searchParams.get("raison")).toBe("session");
});

test.each([
  ["/fr/essayer", "public", "compte"],
  ["/ar/essayer/support-2", "public", "compte"],
  ["/fr/passer-votre-annonce", "landing", "commande"],
  ["/ar/passer-votre-annonce/support-1", "session", "commande"],
  ["/fr/commandes-journal", "session", "commande"],
  ["/fr/dashboard", "session", "compte"],
])("%s is a %s page, left for login because of: %s", (path, access, reason) => {
  const visit = visitOf(path, nothing, []);
  expect(visit.access).toBe(access);
  expect(visit.login.visitor).toContain(`raison=${reason}`);
});

test("an address names a newspaper from its first day of sale on, without another build", () => {
  const path = "/fr/echo-du-souss/mes-annonces";
  expect(visitOf(path, nothing, []).access).toBe("public");
  expect(visitOf(path, nothing, ["echo-du-souss"]).access).toBe("session");
});

test("login of a newspaper's page is in that newspaper", () => {
  const { login } = visitOf("/ar/al-ofoq/mes-commandes", nothing, []);
  expect(login.visitor).toMatch(/^\/ar\/al-ofoq\/connexion\?/);
});
