import fc from "fast-check";
import { expect, it } from "vitest";
import { nameRows } from "./row-names.ts";

const rowsOf = (letters: string) => [...letters].map((text) => ({ text }));
/** The names of rows, each a letter, after a change of them. */
const rename = (before: string, after: string) =>
  nameRows(rowsOf(after), nameRows(rowsOf(before))).names;

it.each([
  ["the first rows", "", "abc", [0, 1, 2]],
  ["a row that changes", "abc", "axc", [0, 1, 2]],
  ["rows that are pushed down", "abc", "xyabc", [3, 4, 0, 1, 2]],
  ["a line that grows by a row", "abc", "xyzbc", [0, 3, 4, 1, 2]],
  ["rows that close up", "abcd", "ad", [0, 3]],
  ["a row among others that say the same", "aaa", "aaaa", [0, 1, 2, 3]],
  ["nothing", "abc", "", []],
])("%s", (_, before, after, names) => {
  expect(rename(before, after)).toEqual(names);
});

it("never gives two rows one name, whatever changes", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      let named = nameRows([]);
      for (const letters of texts) {
        named = nameRows(rowsOf(letters), named);
        expect(new Set(named.names).size).toBe(letters.length);
      }
    }),
    { seed: 7 },
  );
});
