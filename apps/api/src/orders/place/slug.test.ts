import { expect, test } from "vitest";
import { slugOf, titleFrom } from "./details.ts";

test.for([
  ["a short line as it is", "À louer, Rabat\nTrois pièces", "À louer, Rabat"],
  ["a long one between words", `${"mot ".repeat(30)}fin`, `${"mot ".repeat(20).trim()}…`],
  ["one without a blank where it must", "x".repeat(90), `${"x".repeat(80)}…`],
  ["no character in half", `${"x".repeat(79)}😀à-vendre`, `${"x".repeat(79)}…`],
] as const)("a title is cut from the text: %s", ([, text, title]) => {
  expect(titleFrom(text)).toBe(title);
});

test.for([
  ["Sté d’Été, 5", "ste-d-ete-5"],
  ["إعلان عن بيع", "اعلان-عن-بيع"],
  ["!!!", "annonce"],
  [`${"x".repeat(79)}\u{20000}`, "x".repeat(79)],
] as const)("the slug of «%s» is «%s»", ([title, slug]) => {
  expect(slugOf(title)).toBe(slug);
});
