// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isFirstOfItsKind } from "./inspected.ts";

/** True where a story of this name, with this markup, is inspected. */
function isInspected(id: string, markup: string, a11y: object = { test: "error" }): boolean {
  const root = document.createElement("div");
  root.innerHTML = markup;
  const [componentId = ""] = id.split("--");
  return isFirstOfItsKind({ id, componentId, parameters: { a11y } }, root);
}

const field = "<input>";
const open = `${field}<ul role="listbox"></ul>`;
const faulty = '<input aria-invalid="true">';

test("axe inspects one story of a component at rest, one with something open and one at fault", () => {
  expect(isInspected("select--default", field)).toBe(true);
  expect(isInspected("select--long", field)).toBe(false);
  expect(isInspected("select--open", open)).toBe(true);
  expect(isInspected("select--open-in-arabic", open)).toBe(false);
  expect(isInspected("select--invalid", faulty)).toBe(true);
  expect(isInspected("select--invalid-and-open", faulty + open)).toBe(true);
});

test("a story is inspected under rules of its own, and when it is run again", () => {
  expect(isInspected("menu--states", field, { test: "error", config: {} })).toBe(true);
  expect(isInspected("menu--default", field)).toBe(true);
  expect(isInspected("menu--default", field)).toBe(true);
  expect(isInspected("menu--long", field)).toBe(false);
});
