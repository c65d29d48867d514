import { describe, expect, it } from "vitest";
import { moveFile } from "./file-order.ts";

describe("moving one of several", () => {
  it.each([
    ["a", 0, "abc"],
    ["a", 1, "bac"],
    ["a", 2, "bca"],
    ["c", 0, "cab"],
    ["b", -4, "bac"],
    ["b", 9, "acb"],
  ])("%s to place %d gives %s", (item, to, order) => {
    expect(moveFile([..."abc"], item, to).join("")).toBe(order);
  });

  it("leaves what it was given alone", () => {
    const files = ["a", "b"];
    moveFile(files, "b", 0);
    expect(files).toEqual(["a", "b"]);
  });
});
