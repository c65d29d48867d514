import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moduleFault } from "./index.ts";

const SMALL = { width: 50, height: 35 };
const LARGE = { width: 266, height: 191 };
const ad = (body: string, title = "", footer = "") => ({ title, body, footer });

describe("moduleFault", () => {
  it.each([
    [
      "a usual ad",
      ad("Villa à louer, 4 chambres, jardin. Tél. 0522 00 00 00", "À louer", "Agence"),
    ],
    ["one in Arabic", ad("فيلا للكراء بالدار البيضاء، الهاتف: 0522000000", "للكراء")],
    [
      "one as long as its canvas allows",
      ad("comptable ".repeat(12), "Avis de constitution de société ABCDEF"),
    ],
    ["an address of the web", ad("www.marchespublics.gov.ma/appels-offres/2026/casablanca")],
    ["nothing", ad("")],
  ])("accepts %s", (_, texts) => {
    expect(moduleFault(SMALL, texts)).toBeNull();
  });

  it("refuses too many rows at the highest part", () => {
    expect(moduleFault(SMALL, ad("a\n".repeat(50)))).toEqual({ kind: "height", part: "body" });
    expect(moduleFault(SMALL, ad("a", "a\n".repeat(40)))).toEqual({
      kind: "height",
      part: "title",
    });
    expect(moduleFault(LARGE, ad("a\n".repeat(50)))).toBeNull();
  });

  it("refuses a word wider than the frame, and names its beginning", () => {
    expect(moduleFault(SMALL, ad("ok", `ok ${"W".repeat(35)}`))).toEqual({
      kind: "word",
      part: "title",
      word: `${"W".repeat(30)}…`,
    });
    expect(moduleFault(SMALL, ad(`${"م".repeat(120)}`))).toMatchObject({ kind: "word" });
    expect(moduleFault(SMALL, ad("W-".repeat(35)))).toBeNull();
  });

  it("ignores empty lines around a part, as print does", () => {
    expect(moduleFault(SMALL, ad(`${"\n".repeat(80)}a${"\n".repeat(80)}`))).toBeNull();
  });

  it("accepts the same text in a larger frame, and refuses longer text too", () => {
    const body = fc.string({ unit: "grapheme", maxLength: 300 });
    fc.assert(
      fc.property(body, fc.integer({ min: 0, max: 60 }), (text, lines) => {
        const texts = ad(`${text}\n${"a\n".repeat(lines)}a`);
        if (moduleFault(SMALL, texts) === null) expect(moduleFault(LARGE, texts)).toBeNull();
        else expect(moduleFault(SMALL, ad(`${texts.body}\nb`))).not.toBeNull();
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
