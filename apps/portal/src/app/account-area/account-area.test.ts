import { expect, test } from "vitest";
import { isAccountPage } from "./account-area.ts";

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
  ["/commandes-journal", false],
  ["/", false],
  ["/passer-votre-annonce", false],
  ["/mes-annonces-et-plus", false],
])("the account's menu stands beside %s: %s", (page, expected) => {
  expect(isAccountPage(page)).toBe(expected);
});
