import { expect, test } from "vitest";
import { modularOffer } from "../testing/sample-offer.ts";
import { placeErrors } from "./server-errors.ts";
import { textShapeOf } from "./text-shape.ts";

const line = { kind: "line", limit: null } as const;
const sections = textShapeOf(modularOffer(), "modular");

test("messages stand under the fields that they are about, several as one", () => {
  const { fields } = placeErrors({ dates: ["Un.", "Deux."], webContent: ["Trois."] }, line);
  expect(fields).toEqual([
    ["dates", "Un. Deux."],
    ["webContent", "Trois."],
  ]);
});

test("the paper text is the field that the ad's shape has", () => {
  const messages = { paperContent: ["Trop long."] };
  expect(placeErrors(messages, line).fields).toEqual([["texts.text", "Trop long."]]);
  expect(placeErrors(messages, sections).fields).toEqual([["texts.body", "Trop long."]]);
});

test("a message of a field that the form does not show is told apart", () => {
  expect(placeErrors({ userId: ["Un autre."] }, line)).toEqual({
    fields: [],
    others: ["Un autre."],
  });
});
