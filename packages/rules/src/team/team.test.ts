import { describe, expect, it } from "vitest";
import {
  GIVEN_PASSWORD_ALPHABET,
  givePassword,
  memberStatusOf,
  readPhone,
  switchedStatus,
} from "./index.ts";

describe("memberStatusOf", () => {
  it.each([
    [10, "active"],
    [0, "deactivated"],
    [null, "deactivated"],
    [undefined, "deactivated"],
    [1, "deactivated"],
  ] as const)("reads %s as %s", (code, status) => {
    expect(memberStatusOf(code)).toBe(status);
  });

  it("is turned round by the switch", () => {
    expect(switchedStatus("active")).toBe("deactivated");
    expect(switchedStatus("deactivated")).toBe("active");
  });
});

describe("readPhone", () => {
  it.each([
    ["0661000228", "0661000228"],
    [" 06 61 00-02.28 ", "0661000228"],
    ["+212 661 000 228", "00212661000228"],
    ["٠٦٦١٠٠٠٢٢٨", "0661000228"],
    ["۰۶۶۱۰۰۰۲۲۸", "0661000228"],
  ])("reads %s as %s", (text, digits) => {
    expect(readPhone(text)).toBe(digits);
  });

  it.each(["", "12345", "0661 00O 228", "0661+000228", "1234567890123456", "06 61 poste 3"])(
    "takes «%s» for no number",
    (text) => {
      expect(readPhone(text)).toBeNull();
    },
  );
});

describe("givePassword", () => {
  it("gives each character of its alphabet as often as any other", () => {
    let next = 0;
    const everyByteInTurn = (count: number) => Uint8Array.from({ length: count }, () => next++);
    const characters = Array.from({ length: 28 }, () => givePassword(everyByteInTurn)).join("");
    const counts = Map.groupBy(characters, (character) => character);
    expect([...counts.keys()].toSorted().join("")).toBe(
      [...GIVEN_PASSWORD_ALPHABET].toSorted().join(""),
    );
    expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([4]));
  });

  it("gives 8 characters that are not mistaken for others, never the same twice", () => {
    const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
    const given = new Set(Array.from({ length: 500 }, () => givePassword(random)));
    expect(given.size).toBe(500);
    for (const password of given) expect(password).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{8}$/);
  });
});
