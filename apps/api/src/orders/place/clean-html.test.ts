import { cpuTime } from "@parution/rules/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";

const plain = (text: string) => ({ kind: "plain", text }) as const;

describe("formatted HTML", () => {
  test.each([
    ["<p>À <b>vendre</b></p>", "À vendre"],
    ['<p dir="rtl">للبيع</p>', "للبيع"],
    ["<h2>Vente</h2><ul><li>Un lot</li></ul>", "Vente\nUn lot"],
    ["<p>A &amp; B &lt;C&gt;</p>", "A & B <C>"],
  ])("is kept: %s", (html, text) => expect(cleanHtml(html, plain(text))).toBe(html));

  test("is kept for the three joined parts of a modular ad", () => {
    const content = { kind: "sections", title: "Titre", body: "Corps", footer: "Pied" } as const;
    const html = "<h2>Titre</h2><p>Corps</p><p><i>Pied</i></p>";
    expect(cleanHtml(html, content)).toBe(html);
  });
});

describe("removes markup that is no formatting", () => {
  test.each([
    ['<p onclick="alert(1)">À vendre</p>', "<p>À vendre</p>"],
    ["<script>alert(1)</script><p>À vendre</p>", "<p>À vendre</p>"],
    ['<p>À <a href="javascript:alert(1)">vendre</a></p>', "<p>À vendre</p>"],
    ['<p style="position:fixed">À vendre</p><iframe src="//e.test"></iframe>', "<p>À vendre</p>"],
    ['<img src="x" onerror="alert(1)">À vendre', "À vendre"],
    ["<svg><style><p id='</style><img src=1 onerror=alert(1)>'></svg>À vendre", null],
    ["<math><mtext><p>À vendre", "<p>À vendre</p>"],
  ])("leaves the words of %s", (html, kept) => {
    const found = cleanHtml(html, plain("À vendre"));
    if (kept !== null) expect(found).toBe(kept);
    expect(found ?? "").not.toMatch(/<(?!\/?(p|b)\b)|alert|on\w+=/);
  });

  test.each([
    ["elements in each other without end", "<b>"],
    ["letters by name without end", "&"],
  ])("%s are no formatting, and are refused in little time", async (_, part) => {
    const html = `${part.repeat(99_000)}À vendre`;
    const time = await cpuTime(() => expect(cleanHtml(html, plain("À vendre"))).toBeNull());
    expect(time).toBeLessThan(200);
  });

  test("keeps no other tag of any input, and no attribute but a direction", () => {
    const part = fc.constantFrom(
      ..."<|>|<p>|</p>|<b |<img |src=x |onerror=|alert(1)|<!--|-->|<![CDATA[|]]>|&lt;|\"|'|vendre|<svg/|\u0000".split(
        "|",
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const html = parts.join("");
        const kept = cleanHtml(html, plain("vendre"));
        if (kept !== null)
          expect(kept).toMatch(/^(<\/?(p|b|h2|h3|br|i|em|u|ul|ol|li|strong)( \/)?>|[^<>])*$/);
      }),
      { seed: 2026, numRuns: 2000 },
    );
  });
});

test.each([
  ["<p>Autre chose</p>", "À vendre"],
  ["<p>À vendre</p><p>et plus</p>", "À vendre"],
  ["   ", "À vendre"],
  [undefined, "À vendre"],
])("the HTML %j differs from the paid text and is not kept", (html, text) => {
  expect(cleanHtml(html, plain(text))).toBeNull();
});
