import { describe, expect, it } from "vitest";
import { GIVEN_PASSWORD_ALPHABET, givePassword, memberStatusOf, switchedStatus } from "./index.ts";

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

  it("is inverted by the switch", () => {
    expect(switchedStatus("active")).toBe("deactivated");
    expect(switchedStatus("deactivated")).toBe("active");
  });
});

describe("givePassword", () => {
  it("uses each character of its alphabet equally often", () => {
    let next = 0;
    const everyByteInTurn = (count: number) => Uint8Array.from({ length: count }, () => next++);
    const characters = Array.from({ length: 28 }, () => givePassword(everyByteInTurn)).join("");
    const counts = Map.groupBy(characters, (character) => character);
    expect([...counts.keys()].toSorted().join("")).toBe(
      [...GIVEN_PASSWORD_ALPHABET].toSorted().join(""),
    );
    expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([4]));
  });

  it("gives 8 unambiguous characters, never the same password twice", () => {
    const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
    const given = new Set(Array.from({ length: 500 }, () => givePassword(random)));
    expect(given.size).toBe(500);
    for (const password of given) expect(password).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{8}$/);
  });
});
