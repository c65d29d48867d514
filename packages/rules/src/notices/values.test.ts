import { describe, expect, it } from "vitest";
import { arabicSample, frenchSample } from "../testing/notice-samples.ts";
import { EMPTY_NOTICE } from "./fields.ts";
import { isNoticeValues } from "./values.ts";

const person = { name: "A", address: "", shares: null };

describe("isNoticeValues", () => {
  it.each([EMPTY_NOTICE, frenchSample, arabicSample])("accepts stored values", (values) => {
    expect(isNoticeValues(JSON.parse(JSON.stringify(values)))).toBe(true);
  });

  it.each([
    [{ company: undefined }],
    [{ company: 3 }],
    [{ capital: "100" }],
    [{ capital: 0.5 }],
    [{ actDate: "2026-02-30" }],
    [{ legalForm: "snc" }],
    [{ seller: { name: "A" } }],
    [{ seller: null }],
    [{ partners: person }],
    [{ partners: [person, { ...person, shares: "3" }] }],
  ])("refuses %j", (change) => {
    expect(isNoticeValues({ ...EMPTY_NOTICE, ...change })).toBe(false);
  });

  it.each([null, undefined, "text", 3, []])("refuses %j whole", (kept) => {
    expect(isNoticeValues(kept)).toBe(false);
  });
});
