import { cutRows } from "@parution/kit/ad-canvas";
import { adRows, MINIMUM_BILLED_LINES, ROW_LENGTH } from "@parution/rules/lines";
import { describe, expect, it } from "vitest";

const texts = [
  "",
  " ",
  "\n",
  "a\r\n\r\nb\n",
  "x".repeat(28),
  "x".repeat(29),
  "mot ".repeat(40),
  `${" ".repeat(28)}a`,
  "بيع أصل تجاري بمدينة الدار البيضاء، ثمن مناسب",
  "الشَّرِكَةُ ".repeat(12),
  "Vente d'un fonds de commerce\nبيع أصل تجاري\n— — —\n\nÀ Fès",
  "— — —\nالأفق SARL",
];

describe.each(["ltr", "rtl"] as const)("in a page that reads %s", (reading) => {
  const cutting = { rowLength: ROW_LENGTH, minimumRows: MINIMUM_BILLED_LINES, reading };

  it.each(texts)("the kit cuts %j as the rules bill it", (text) => {
    expect(cutRows(text, cutting)).toEqual(adRows(text, reading));
  });

  it.each(texts)("the kit cuts %j at spaces as the rules bill it", (text) => {
    const wordBreak = "break-word";
    expect(cutRows(text, { ...cutting, wordBreak })).toEqual(adRows(text, reading, wordBreak));
  });
});
