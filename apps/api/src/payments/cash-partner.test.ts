import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createCashPartner, newCode, signatureOf } from "./cash-partner.ts";

const KEY = "a key";
const partner = createCashPartner(KEY);
const signed = (message: object, key = KEY) => {
  const text = JSON.stringify(message);
  return { text, signature: signatureOf(text, key) };
};
const payment = {
  operation: "PAIEMENT",
  code: "4821 0937 5512",
  montant: "1234.50",
  devise: "MAD",
  transaction: "T-1",
};

describe("a new code", () => {
  test("has twelve digits, the last of which checks the others (Luhn)", () => {
    for (let round = 0; round < 200; round += 1) {
      const code = newCode();
      expect(code).toMatch(/^\d{12}$/);
      expect(luhnSum(code) % 10, code).toBe(0);
    }
  });

  test("is never turned into another code by one wrong digit", () => {
    const code = newCode();
    for (let at = 0; at < code.length; at += 1) {
      const slip = String((Number(code[at]) + 1) % 10);
      expect(luhnSum(code.slice(0, at) + slip + code.slice(at + 1)) % 10).not.toBe(0);
    }
  });
});

describe("a message", () => {
  test("is signed with HMAC-SHA-256 over its bytes, Arabic included", () => {
    const expected = createHmac("sha256", KEY).update(Buffer.from('{"نص":1}')).digest("hex");
    expect(signatureOf('{"نص":1}', KEY)).toBe(expected);
  });

  test("is read when the partner signed it, its code without spaces", () => {
    expect(partner.readNotification(signed(payment))).toEqual({
      kind: "paid",
      code: "482109375512",
      amount: 123_450,
      transaction: "T-1",
    });
    expect(partner.readConsultation(signed({ code: "4821 0937 5512" }))).toBe("482109375512");
  });

  test.each([
    ["signed with another key", signed(payment, "another")],
    ["not signed", { text: JSON.stringify(payment), signature: null }],
    ["changed by one space", { ...signed(payment), text: `${JSON.stringify(payment)} ` }],
    ["a question", signed({ code: "482109375512" })],
    ["of another currency", signed({ ...payment, devise: "EUR" })],
  ])("is no notification when it is %s", (_, message) => {
    expect(partner.readNotification(message)).toBeNull();
  });

  test("is read without an amount where its amount is invalid", () => {
    const read = partner.readNotification(signed({ ...payment, montant: "1e3" }));
    expect(read).toMatchObject({ kind: "paid", amount: null });
  });
});

/** Written apart from the code's own sum: each checks the other. */
function luhnSum(code: string): number {
  const parity = code.length % 2;
  return [...code].reduce((sum, digit, index) => {
    if (index % 2 !== parity) return sum + Number(digit);
    const twice = Number(digit) * 2;
    return sum + Math.floor(twice / 10) + (twice % 10);
  }, 0);
}
