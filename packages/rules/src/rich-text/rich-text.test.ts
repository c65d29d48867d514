import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTime } from "../testing/cpu-time.ts";
import { isLinkAddress, plainText, readRichText, richTextFault } from "./rich-text.ts";

const plain = (text: string) => ({ text, bold: false, href: null });

test("reads paragraphs, headings and lists, whose lines follow one another", () => {
  const source = "Un\ndeux\n\n## Prix\nTrois\n- a\n- b\n1. c\n2. d";
  expect(readRichText(source)).toEqual([
    { kind: "paragraph", items: [[plain("Un\ndeux")]] },
    { kind: "heading", items: [[plain("Prix")]] },
    { kind: "paragraph", items: [[plain("Trois")]] },
    { kind: "bullets", items: [[plain("a")], [plain("b")]] },
    { kind: "numbers", items: [[plain("c")], [plain("d")]] },
  ]);
});

test("reads bold words and links, bold links included", () => {
  expect(readRichText("Un **gras** et **[lien](/tarifs)**.")[0]?.items[0]).toEqual([
    plain("Un "),
    { text: "gras", bold: true, href: null },
    plain(" et "),
    { text: "lien", bold: true, href: "/tarifs" },
    plain("."),
  ]);
});

test("leaves marks that are not closed, links to other addresses and HTML as text", () => {
  const source =
    '2 ** 3 [x](javascript:alert(1)) [y](data:text/html,1) <script>alert("z")</script>';
  expect(readRichText(source)).toEqual([{ kind: "paragraph", items: [[plain(source)]] }]);
  expect(plainText("**Un** [deux](/x)\n\n- trois")).toBe("Un deux\ntrois");
});

describe("the address of a link", () => {
  test.each([
    "/tarifs",
    "#prix",
    "https://exemple.ma/a?b=c",
    "http://exemple.ma",
    "mailto:a@exemple.ma",
    "tel:+212522000080",
  ])("may be %s", (address) => {
    expect(isLinkAddress(address)).toBe(true);
  });
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//autre.ma",
    "https://banque.ma@autre.ma/",
    "vbscript:x",
    "tarifs",
    "https://",
    "java\tscript:x",
    "/\\autre.ma",
  ])("is not %j", (address) => {
    expect(isLinkAddress(address)).toBe(false);
  });
});

test("names a text that is too long, has too many lines or a forbidden link", () => {
  const limits = { longest: 40, mostLines: 2 };
  expect(richTextFault("Bonjour [x](/y)", limits)).toBeNull();
  expect(richTextFault("a".repeat(41), limits)).toBe("long");
  expect(richTextFault("a\nb\nc", limits)).toBe("lines");
  expect(richTextFault("[x](javascript:y)", limits)).toBe("link");
});

test("any text keeps its letters, and only allowed addresses become links", () => {
  const piece = fc.constantFrom(
    "**",
    "[a](",
    "/b)",
    "](",
    ")",
    "## ",
    "- ",
    "\n",
    "1. ",
    "x",
    "<b>",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const blocks = readRichText(pieces.join(""));
      for (const run of blocks.flatMap(({ items }) => items.flat())) {
        expect(run.text).not.toBe("");
        if (run.href !== null) expect(isLinkAddress(run.href)).toBe(true);
      }
    }),
  );
});

test("a long text of open marks is read within a moment", async () => {
  const time = await cpuTime(() => {
    for (const mark of ["[", "**", "[a](", "- ", "## \n"])
      readRichText(mark.repeat(200_000 / mark.length));
  });
  expect(time).toBeLessThan(3000);
});
