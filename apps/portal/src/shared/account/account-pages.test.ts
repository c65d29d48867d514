import { expect, test } from "vitest";
import { isAccountPage, isPlaceOf } from "./account-pages.ts";

test.each([
  ["/mes-annonces", true],
  ["/mes-annonces/pg=2", true],
  ["/mes-annonce/show/avis-de-convocation/57", true],
  ["/mes-commandes/pg=2", true],
  ["/commande/show/41", true],
  ["/mes-factures", true],
  ["/mes-forfaits/pg=1", true],
  ["/mon-equipe/membre/3", true],
  ["/dashboard", true],
  ["/recap-annonce/41", true],
  ["/securite", true],
  ["/commandes-journal", false],
  ["/", false],
  ["/passer-votre-annonce", false],
  ["/mes-annonces-et-plus", false],
])("the account's menu stands beside %s: %s", (page, expected) => {
  expect(isAccountPage(page)).toBe(expected);
});

test.each([
  ["/mes-annonces", "/mes-annonces", true],
  ["/mes-annonces", "/mes-annonces/pg=2", true],
  ["/mes-annonces", "/mes-annonce/show/avis-de-convocation/57", true],
  ["/mes-annonces", "/mes-annonces-et-plus", false],
  ["/mes-commandes", "/commande/show/41", true],
  ["/mes-commandes", "/recap-annonce/41", true],
  ["/mes-commandes", "/commandes-journal", false],
  ["/mon-equipe", "/mon-equipe/membre/3", true],
  ["/dashboard", "/mes-annonces", false],
])("of the menu, %s is where one is on %s: %s", (place, page, expected) => {
  expect(isPlaceOf(place, page)).toBe(expected);
});
