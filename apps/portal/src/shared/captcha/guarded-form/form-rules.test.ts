import { expect, test } from "vitest";
import { faultsOf, textIn } from "./form-rules.ts";

test("a text is read without the blanks around it", () => {
  const form = new FormData();
  form.set("name", " Samira Bennani \n");
  expect([textIn(form, "name"), textIn(form, "other")]).toEqual(["Samira Bennani", ""]);
});

test.each([
  ["", { required: true }, "missing"],
  ["", { kind: "phone" }, undefined],
  ["x".repeat(151), { longest: 150 }, "long"],
  ["x".repeat(150), { longest: 150 }, undefined],
  ["lina@", { kind: "email" }, "email"],
  ["lina@exemple", { kind: "email" }, "email"],
  ["lina bennani@exemple.ma", { kind: "email" }, "email"],
  ["lina@exemple.ma", { kind: "email" }, undefined],
  ["appelez-moi", { kind: "phone" }, "phone"],
  ["+212 612-345678", { kind: "phone" }, undefined],
] as const)("«%s» where %o is asked for: %s", (text, rule, fault) => {
  expect(faultsOf([["field", text, rule]]).get("field")).toBe(fault);
});
