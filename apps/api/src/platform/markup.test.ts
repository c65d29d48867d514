import { cpuTime } from "@parution/rules/testing";
import { expect, test } from "vitest";
import { isModestMarkup } from "./markup.ts";

test.each([
  ["a text", "Avis de constitution < 100 000 Dhs > 3"],
  [
    "what an editor writes",
    '<h2>Avis</h2><p dir="rtl">إعلان<br>قانوني</p><ul><li>a</li></ul>'.repeat(100),
  ],
  ["many lines", "<br>".repeat(1900)],
  ["letters by name", "&eacute;".repeat(4900)],
])("%s is modest", (_, html) => expect(isModestMarkup(html)).toBe(true));

test.each([
  ["elements in each other", "<b>".repeat(100_000)],
  ["51 elements in each other", `${"<b>".repeat(51)}${"</b>".repeat(51)}`],
  ["elements beside each other", "<b>x</b>".repeat(100_000)],
  ["ends of elements", "</p>".repeat(100_000)],
  ["beginnings of elements", "<".repeat(100_000)],
  ["comments", "<!--".repeat(100_000)],
  ["letters by name without end", "&".repeat(100_000)],
])("%s are not, which is found in little time", async (_, html) => {
  const time = await cpuTime(() => expect(isModestMarkup(html)).toBe(false));
  expect(time).toBeLessThan(100);
});
