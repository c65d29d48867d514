import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinPaperContent, paperHtml, splitPaperContent } from "./index.ts";

describe("paper content", () => {
  it("joins title, body and footer with the unit separator", () => {
    const joined = joinPaperContent({ kind: "sections", title: "T", body: "B", footer: "F" });
    expect(joined).toBe("T\u001FB\u001FF");
  });

  it.each([
    ["T\u001FB\u001FF", { kind: "sections", title: "T", body: "B", footer: "F" }],
    ["T\u001FB", { kind: "sections", title: "T", body: "B", footer: "" }],
    ["\u001F\u001F", { kind: "sections", title: "", body: "", footer: "" }],
    ["T\u001FB\u001FF\u001FG", { kind: "sections", title: "T", body: "B", footer: "FG" }],
    ["une\nannonce", { kind: "plain", text: "une\nannonce" }],
    ["", { kind: "plain", text: "" }],
  ])("reads %j", (stored, content) => {
    expect(splitPaperContent(stored)).toEqual(content);
  });

  it("lets no text forge a section", () => {
    expect(joinPaperContent({ kind: "plain", text: "a\u001Fb" })).toBe("ab");
  });

  it("splits its own output", () => {
    const text = fc.string({ unit: "grapheme" }).filter((part) => !part.includes("\u001F"));
    const sections = fc.record({
      kind: fc.constant("sections"),
      title: text,
      body: text,
      footer: text,
    } as const);
    const plain = fc.record({ kind: fc.constant("plain"), text } as const);
    fc.assert(
      fc.property(fc.oneof(sections, plain), (content) => {
        expect(splitPaperContent(joinPaperContent(content))).toEqual(content);
      }),
      { seed: 16 },
    );
  });
});

it.each([
  [{ kind: "plain", text: "une & une\nannonce <b>" }, "<p>une &amp; une<br>annonce &lt;b&gt;</p>"],
  [{ kind: "sections", title: "T", body: "B", footer: "" }, "<h2>T</h2><p>B</p>"],
] as const)("writes %j as HTML", (content, html) => {
  expect(paperHtml(content)).toBe(html);
});
