import { expect, test } from "vitest";
import { arabic } from "./ar/index.ts";
import { french } from "./fr/index.ts";
import { openingDay } from "./index.ts";

test.each([
  ["Le 30 juin 2026 à 10 heures, il sera procédé à l’ouverture des plis.", "2026-06-30"],
  ["Ouverture des plis : 01/07/2026 à 11 h", "2026-07-01"],
  ["Ouverture des plis le 16/11/2026 à 10 h, dossier retiré avant le 12/11/2026", "2026-11-16"],
  ["سيتم في يوم 30/06/2026 فتح الأظرفة المتعلقة بطلب العروض", "2026-06-30"],
  ["Avis de constitution du 30 juin 2026", null],
] as const)("%s opens bids on %s", (text, day) => {
  expect(openingDay(text, [french, arabic])).toBe(day);
});
