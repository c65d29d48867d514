import { expect, test } from "vitest";
import * as z from "zod/mini";
import { typedCode } from "./index.ts";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["١٢٣٤٥٦", "123456"],
  ["۱۲۳-۴۵۶", "123456"],
  ["ABCD-EFGH-JKMN-PQRS-TUVW-XYZ2", "abcdefghjkmnpqrstuvwxyz2"],
])("a code typed as %s is read as %s", (typed, code) => {
  expect(z.parse(typedCode, { code: typed })).toEqual({ code });
});

test.each(["", "12345", "1234567", "12345a", "abcd-efgh"])("%j is no code", (typed) => {
  expect(z.safeParse(typedCode, { code: typed }).success).toBe(false);
});
