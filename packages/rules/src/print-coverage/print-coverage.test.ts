import { describe, expect, it } from "vitest";
import { unprintableCharacters } from "./index.ts";

describe("unprintableCharacters", () => {
  it.each([
    ["French", "L’œuvre « officielle » à 12 500,50 € — n° 7 & Cie… 100 % ÇÉÀŸ “ok”"],
    ["Arabic", "شركةُ الأفق، ش.م.م؛ رأسمالها ١٠٠٫٠٠٠ درهم؟ «الدار البيضاء» پ گ ڤ ۀ"],
    ["names of neighbours", "Škoda Łódź Muñoz Ḥasan Agadir"],
    ["Amazigh", "ⴰⵣⵓⵍ, ⵜⴰⵎⴰⵣⵉⵖⵜ ⵏ ⵍⵎⵖⵔⵉⴱ ⵯ"],
    ["decomposed letters", "Société à Fès".normalize("NFD")],
    ["signs without a shape", "a\u00a0b\u202fc\u00add\u200ee\u200d\n\tf\r"],
  ])("finds nothing in %s", (_, text) => expect(unprintableCharacters(text)).toEqual([]));

  it.each([
    ["Villa 😀 à louer 😀 🏠", ["😀", "🏠"]],
    ["famille 👩‍👩‍👧 ok", ["👩‍👩‍👧"]],
    ["drapeau 🇲🇦", ["🇲🇦"]],
    ["☎ 0522", ["☎"]],
    ["中文 Ж ꠀ", ["中", "文", "Ж", "ꠀ"]],
    ["1️⃣", ["1️⃣"]],
  ])("names the characters of %j that no face has", (text, characters) =>
    expect(unprintableCharacters(text)).toEqual(characters),
  );

  it("names no more characters than requested", () => {
    expect(unprintableCharacters("一二三四五六七八", 3)).toEqual(["一", "二", "三"]);
  });
});
