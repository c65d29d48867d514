import { describe, expect, test } from "vitest";
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

describe("passwords made of little but a common word are guessable", () => {
  test.each([
    "Parution-2027!",
    "MotDePasse2026",
    "mot de passe 123",
    "azertyuiop12",
    "L’Horizon 2026",
    "aaaaaaaaaaaaaaaa",
    "123456789012",
    "Salma.Bennani",
    "bennani 1984 !",
  ])("%s", (next) => {
    expect(passwordFault("k7Tq2mPa", next, ["salma.bennani@atlas.test"])).toBe("guessable");
  });

  test.each(["un moulin sous la pluie", "parution d’un moulin à vent", "xT9-kQ2-mW7-pL4"])(
    "%s is not",
    (next) => expect(passwordFault("k7Tq2mPa", next, ["salma.bennani@atlas.test"])).toBeNull(),
  );
});
