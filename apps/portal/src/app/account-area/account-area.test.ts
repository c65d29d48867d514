import { expect, test } from "vitest";
import { isAccountPage } from "./account-area.ts";

test.each([
  ["/mes-annonces", true],
  ["/mes-annonces/pg=2", true],
  ["/recap-annonce/41", true],
  ["/", false],
  ["/passer-votre-annonce", false],
  ["/mes-annonces-et-plus", false],
])("the account's menu stands beside %s: %s", (page, expected) => {
  expect(isAccountPage(page)).toBe(expected);
});
