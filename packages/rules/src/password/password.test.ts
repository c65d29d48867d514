import { expect, test } from "vitest";
import { passwordFault } from "./index.ts";

test.each([
  ["onze signes", "too-short"],
  ["douze signes", null],
  ["كلمة سر قصي", "too-short"],
  ["كلمة سر قصير", null],
  ["🔑🔑🔑🔑🔑🔑", "too-short"],
  ["Parution-2026!", "unchanged"],
])("«%s» in place of another: %s", (next, fault) => {
  expect(passwordFault("Parution-2026!", next)).toBe(fault);
});

test("the same letters composed otherwise are no new password", () => {
  expect(passwordFault("Étude notariale", "Étude notariale".normalize("NFD"))).toBe("unchanged");
});
