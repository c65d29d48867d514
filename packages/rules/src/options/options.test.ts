import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeOptions, encodeOptions, type OptionChoices, sentOptions } from "./index.ts";

const one = { optionId: 1, valueId: 10 };
const two = { optionId: 2, valueId: 20 };
const three = { optionId: 3, valueId: 30 };

describe("encodeOptions", () => {
  it("sends two when the first two are chosen, three when all are", () => {
    expect(encodeOptions([one, two])).toBe("1,10;2,20");
    expect(encodeOptions([one, two, null])).toBe("1,10;2,20");
    expect(encodeOptions([one, two, three])).toBe("1,10;2,20;3,30");
  });

  it("sends nothing otherwise", () => {
    expect(encodeOptions([])).toBeNull();
    expect(encodeOptions([one])).toBeNull();
    expect(encodeOptions([one, null, three])).toBeNull();
    expect(encodeOptions([null, two, three])).toBeNull();
  });
});

describe("decodeOptions", () => {
  it("reads up to three pairs", () => {
    expect(decodeOptions("")).toEqual([]);
    expect(decodeOptions("1,10;2,20")).toEqual([one, two]);
    expect(decodeOptions("1,10;2,20;3,30")).toEqual([one, two, three]);
  });

  it.each([
    "1",
    "1,",
    ",1",
    "1,2;",
    ";1,2",
    "1,2,3",
    "1, 2",
    "-1,2",
    "1.5,2",
    "a,b",
    "1,2;3,4;5,6;7,8",
    "9999999999999999,1",
  ])("refuses «%s»", (text) => {
    expect(decodeOptions(text)).toBeNull();
  });

  it("reads its own output", () => {
    const choice = fc.record({ optionId: fc.nat(), valueId: fc.nat() });
    const pair = fc.tuple(choice, choice);
    const triple = fc.tuple(choice, choice, choice);
    fc.assert(
      fc.property(fc.oneof(pair, triple), (choices) => {
        expect(decodeOptions(encodeOptions(choices) ?? "")).toEqual(choices);
      }),
      { seed: 15 },
    );
  });
});

describe("sentOptions", () => {
  it.each<[OptionChoices, number]>([
    [[], 0],
    [[one], 0],
    [[one, two], 2],
    [[one, two, three], 3],
  ])("counts the encoded options of %j", (choices, count) => {
    expect(sentOptions(choices.length)).toBe(count);
    expect(decodeOptions(encodeOptions(choices) ?? "")).toHaveLength(count);
  });
});
