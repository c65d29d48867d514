import { describe, expect, it } from "vitest";
import { knownShare } from "./file-uploads.ts";

describe("a share of a file", () => {
  it.each([
    [0.4, 0.4],
    [-1, 0],
    [1.2, 1],
    [Number.POSITIVE_INFINITY, 1],
    [Number.NaN, undefined],
  ])("of %d is rendered as %s", (share, rendered) => {
    expect(knownShare(share)).toBe(rendered);
  });
});
