import { expect, it } from "vitest";
import { mergeTokens } from "./merge.ts";

it("replaces a token whole and keeps its neighbours", () => {
  const under = { color: { page: { $value: { hex: "#fff", alpha: 1 } }, fg: { $value: "#000" } } };
  const over = { color: { page: { $value: { hex: "#eee" } } } };
  expect(mergeTokens(under, over)).toEqual({
    color: { page: { $value: { hex: "#eee" } }, fg: { $value: "#000" } },
  });
});

it("does not change its arguments", () => {
  const under = { color: { page: { $value: "#fff" } } };
  mergeTokens(under, { color: { page: { $value: "#eee" } } });
  expect(under).toEqual({ color: { page: { $value: "#fff" } } });
});
