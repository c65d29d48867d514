import { describe, expect, test } from "vitest";
import { evidenceOf } from "./evidence.ts";

const file = new File(["%PDF"], "attestation.pdf");

describe("what is verified", () => {
  test.each([
    [{ way: "code", code: " 7F3A-19C4 ", file }, { keyword: "7F3A-19C4" }],
    [{ way: "code", code: "  ", file }, null],
    [{ way: "file", code: "7F3A", file }, { file }],
    [{ way: "file", code: "7F3A", file: null }, null],
  ] as const)("of %o is %o", (draft, evidence) => {
    expect(evidenceOf(draft)).toEqual(evidence);
  });
});
