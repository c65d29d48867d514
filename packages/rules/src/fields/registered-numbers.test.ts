import { describe, expect, it } from "vitest";
import { iceStatus, isRib } from "./index.ts";

describe("iceStatus", () => {
  it.each(["", "   "])("«%s» is absent", (text) => {
    expect(iceStatus(text)).toBe("absent");
  });

  it.each(["001525713000097", "001 525 713 000 097", "000000000000097", " 999999999999955 "])(
    "«%s» is well formed",
    (text) => {
      expect(iceStatus(text)).toBe("well-formed");
    },
  );

  it.each([
    "001525713000098",
    "00152571300009",
    "0001525713000097",
    "00152571300009A",
    "٠٠١٥٢٥٧١٣٠٠٠٠٩٧",
    "+01525713000097",
  ])("«%s» is malformed", (text) => {
    expect(iceStatus(text)).toBe("malformed");
  });

  it("notices any single digit mistyped", () => {
    const ice = "001525713000097";
    for (let index = 0; index < ice.length; index += 1) {
      for (let shift = 1; shift < 10; shift += 1) {
        const digit = (Number(ice[index]) + shift) % 10;
        expect(iceStatus(`${ice.slice(0, index)}${digit}${ice.slice(index + 1)}`)).toBe(
          "malformed",
        );
      }
    }
  });
});

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
