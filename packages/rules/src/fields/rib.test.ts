import { describe, expect, it } from "vitest";
import { isRib } from "./index.ts";

const RIB = "007780000123456789012396";

describe("isRib", () => {
  it.each([RIB, "007 780 0001234567890123 96", ` ${RIB} `])("takes «%s»", (text) => {
    expect(isRib(text)).toBe(true);
  });

  it.each(["", "123", `${RIB}0`, "007780000123456789012345", "MA64 0077 8000 0123 4567 8901 2396"])(
    "refuses «%s»",
    (text) => {
      expect(isRib(text)).toBe(false);
    },
  );

  it("notices any single digit mistyped", () => {
    for (let index = 0; index < RIB.length; index += 1) {
      const digit = (Number(RIB[index]) + 1) % 10;
      expect(isRib(`${RIB.slice(0, index)}${digit}${RIB.slice(index + 1)}`)).toBe(false);
    }
  });
});
