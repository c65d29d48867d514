import { expect, test } from "vitest";
import { formatHours } from "./index.ts";

test("hours agree with their number in both languages", () => {
  const fr = [1, 2, 36].map((hours) => formatHours(hours, "fr"));
  expect(fr).toEqual(["1 heure", "2 heures", "36 heures"]);
  const ar = [1, 2, 3, 10, 36, 100, 105].map((hours) => formatHours(hours, "ar"));
  expect(ar).toEqual([
    ...["ساعة واحدة", "ساعتين", "3 ساعات", "10 ساعات"],
    ...["36 ساعة", "100 ساعة", "105 ساعات"],
  ]);
});
