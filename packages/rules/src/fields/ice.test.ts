import { describe, expect, it } from "vitest";
import { iceStatus } from "./index.ts";

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
