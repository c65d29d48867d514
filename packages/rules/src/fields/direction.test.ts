import { expect, it } from "vitest";
import { turnsDirection } from "./index.ts";

it.each(["Clé \u202Eelibom", "Clé \u2066mobile", "Clé \u2069mobile"])(
  "finds the direction that %j turns",
  (text) => expect(turnsDirection(text)).toBe(true),
);

it.each(["Clé mobile", "مفتاح الهاتف", "مفتاح\u200F 2", ""])("allows %j", (text) =>
  expect(turnsDirection(text)).toBe(false),
);
