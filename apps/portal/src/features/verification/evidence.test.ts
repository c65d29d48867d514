import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { evidence } from "./evidence.ts";

const file = new File(["%PDF"], "attestation.pdf");

describe("evidence", () => {
  test.each([
    [{ way: "code", keyword: " 7F3A-19C4 ", file }, { keyword: "7F3A-19C4" }],
    [{ way: "file", keyword: "7F3A", file }, { file }],
  ] as const)("of %o is %o", (draft, read) => {
    expect(z.parse(evidence, draft)).toEqual(read);
  });

  test.each([
    [{ way: "code", keyword: "  ", file }, "keyword"],
    [{ way: "file", keyword: "7F3A", file: null }, "file"],
  ] as const)("of %o lacks its %s", (draft, field) => {
    const { error } = z.safeParse(evidence, draft);
    expect(error?.issues).toMatchObject([{ path: [field], message: "missing" }]);
  });
});
