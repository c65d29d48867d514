import { describe, expect, it } from "vitest";
import { cpuTime } from "../testing/cpu-time.ts";
import { EMAIL, isEmail, LONGEST_EMAIL, readPhone } from "./index.ts";

describe("isEmail", () => {
  it.each([
    "salma@exemple.ma",
    "s.el-alami+avis@annonces.exemple.ma",
    "o'brien@exemple.ie",
    "SALMA@EXEMPLE.MA",
    "1@2.fr",
  ])("accepts «%s»", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    "",
    "salma",
    "salma@",
    "@exemple.ma",
    "salma@exemple",
    "salma@exemple.m",
    "salma@.ma",
    "salma@exemple..ma",
    "salma@-exemple.ma",
    "salma@exemple-.ma",
    ".salma@exemple.ma",
    "salma.@exemple.ma",
    "sal..ma@exemple.ma",
    "sal ma@exemple.ma",
    " salma@exemple.ma",
    "salma@exemple.ma\n",
    "a@b@exemple.ma",
    "salma,nadia@exemple.ma",
    "Salma <salma@exemple.ma>",
    '"sal ma"@exemple.ma',
    "سلمى@exemple.ma",
  ])("refuses «%s»", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("refuses addresses longer than mail servers accept", () => {
    const domain = "@exemple.ma";
    const longest = `${"a".repeat(LONGEST_EMAIL - domain.length)}${domain}`;
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(`a${longest}`)).toBe(false);
  });

  it.each([
    "a".repeat(100_000),
    "a.".repeat(50_000),
    `a@${"a.".repeat(50_000)}`,
    `a@${"a-".repeat(50_000)}`,
  ])("reads a long text in one pass", async (text) => {
    const time = await cpuTime(() => expect(EMAIL.test(text)).toBe(false));
    expect(time).toBeLessThan(100);
  });
});

describe("readPhone", () => {
  it.each([
    ["0661000228", "0661000228"],
    [" 06 61 00-02.28 ", "0661000228"],
    ["+212 661 000 228", "00212661000228"],
    ["٠٦٦١٠٠٠٢٢٨", "0661000228"],
    ["۰۶۶۱۰۰۰۲۲۸", "0661000228"],
    ["\u202a(+33) 1.40/20-30 40\u202c", "0033140203040"],
    ["+1234", "001234"],
  ])("reads %s as %s", (text, digits) => {
    expect(readPhone(text)).toBe(digits);
  });

  it.each([
    "",
    "12345",
    "0661 00O 228",
    "0661+000228",
    "1234567890123456",
    "+123",
    "+12345678901234",
    "06+61000228",
    "--",
    "06 61 poste 3",
  ])("refuses «%s»", (text) => {
    expect(readPhone(text)).toBeNull();
  });

  it("refuses a text of more than 40 characters", () => {
    expect(readPhone(`0661${" ".repeat(30)}000228`)).toBe("0661000228");
    expect(readPhone(`0661${" ".repeat(31)}000228`)).toBeNull();
  });
});
