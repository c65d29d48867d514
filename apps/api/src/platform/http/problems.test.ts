import { expect, test } from "vitest";
import { tooManyAttempts } from "./problems.ts";

test.each([
  [45, "45 secondes", "45 ثانية"],
  [91, "2 minutes", "دقيقتين"],
  [869, "15 minutes", "15 دقيقة"],
  [2 * 3600, "2 heures", "ساعتين"],
  [86_400, "24 heures", "24 ساعة"],
])("a wait of %i seconds is said in the unit in which one speaks: %s", (seconds, fr, ar) => {
  const { messages, extras } = tooManyAttempts(seconds);
  expect(messages.fr.replace("\u00a0", " ")).toBe(`Trop de tentatives. Réessayez dans ${fr}.`);
  expect(messages.ar).toBe(`عدد المحاولات كبير جدا. أعيدوا المحاولة بعد ${ar}.`);
  expect(extras.headers).toEqual({ "Retry-After": String(seconds) });
});
