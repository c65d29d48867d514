import { describe, expect, it } from "vitest";
import { isGenuine, signature, signedText } from "./hash.ts";

// Digests computed apart from this code: printf '%s' "<text>" | openssl dgst -sha512 -binary | base64
const vectors = [
  {
    says: "orders values by their names' lower case",
    fields: { zeta: "a", Alpha: "b", BETA: "c" },
    key: "KEY",
    text: "b|c|a|KEY",
    digest:
      "AEMRjJEbX1/7Wmwp3+WmLFb0F78r6XOIWhipX841iBZhxzWLC3w+q3a27DraXCu1k+h6uYr54CUzwjII/0sJSA==",
  },
  {
    says: "trims values, leaves hash and encoding out, escapes the store key",
    fields: {
      oid: "CMD-1",
      clientid: "parution-demo",
      amount: " 120.00 ",
      HASH: "x",
      Encoding: "UTF-8",
    },
    key: "SECRET\\|KEY",
    text: "120.00|parution-demo|CMD-1|SECRET\\\\\\|KEY",
    digest:
      "pb8abWpZrW2/fVy9FWPa3kNLEP60PHKfmHRxsnl/MktljVF7tvH9+IiClOlbcQ57qIqUZnlrg5Tp1dqlULFJgA==",
  },
  {
    says: "escapes the backslash before the bar, and signs Arabic as UTF-8",
    fields: { a: "a\\|b", b: "||", c: "شركة الأفق" },
    key: "KEY",
    text: "a\\\\\\|b|\\|\\||شركة الأفق|KEY",
    digest:
      "2cZOyp26myOlssrQEWHWOtYtRuApI8i54opAwSOX6z06LWh6J7OzKeK3Hj2l4Hjy4itB6gN9MuWryAsQvrGqYg==",
  },
  {
    says: "keeps the place of an empty value",
    fields: { a: "  ", b: "x" },
    key: "KEY",
    text: "|x|KEY",
    digest:
      "GTMOWqNMDKiOUcBoCOffzii15fXowBIoCOKGjcArZDIQgLTzHqNMDH4nDkI7XDYeyblZ9OnLpcyyxGG9+E4Vrg==",
  },
];

it.each(vectors)("$says", ({ fields, key, text, digest }) => {
  expect(signedText(fields, key)).toBe(text);
  expect(signature(fields, key)).toBe(digest);
});

it("compares names by code unit: an underscore stands before a letter", () => {
  expect(signedText({ aZ: "letter", a_: "underscore" }, "K")).toBe("underscore|letter|K");
});

describe("isGenuine", () => {
  const fields = { oid: "CMD-1", amount: "120.00" };
  const hash = signature(fields, "KEY");

  it("takes the signature under either case of its name", () => {
    expect(isGenuine({ ...fields, hash }, "KEY")).toBe(true);
    expect(isGenuine({ ...fields, HASH: hash }, "KEY")).toBe(true);
  });

  it.each([
    ["another value", { ...fields, amount: "1.00", hash }],
    ["a field more", { ...fields, extra: "1", hash }],
    ["no signature", fields],
    ["a shorter one", { ...fields, hash: hash.slice(0, 10) }],
    ["another letter case", { ...fields, hash: hash.toLowerCase() }],
  ])("refuses %s", (_, forged) => {
    expect(isGenuine(forged, "KEY")).toBe(false);
  });

  it("refuses another key", () => {
    expect(isGenuine({ ...fields, hash }, "OTHER")).toBe(false);
  });
});
