import { expect, test } from "vitest";
import { spell } from "./spell.ts";

test("the same values are the same, in whatever order a form holds them", () => {
  const texts = { title: "Avis", body: "Texte" };
  expect(spell({ texts, dates: ["2026-11-30"], cityId: null })).toBe(
    spell({ cityId: null, dates: ["2026-11-30"], texts: { body: "Texte", title: "Avis" } }),
  );
  expect(spell({ dates: ["2026-11-30", "2026-12-01"] })).not.toBe(
    spell({ dates: ["2026-12-01", "2026-11-30"] }),
  );
});
