import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billedLines, countLines, keepPhones, printedRows } from "./index.ts";
import { wrapRows } from "./lines.ts";

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

const text = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom("a", "é", "ش", " ", "x".repeat(9)) },
      { weight: 2, arbitrary: fc.constantFrom("\u064e", "👩‍👩‍👧", "e\u0301") },
      { weight: 1, arbitrary: fc.constant("\n") },
    ),
    { maxLength: 120 },
  )
  .map((parts) => parts.join(""));

describe("countLines", () => {
  it.each([
    ["", 1],
    ["a", 1],
    ["x".repeat(28), 1],
    ["x".repeat(29), 2],
    ["x".repeat(56), 2],
    ["x".repeat(57), 3],
    ["a\nb", 2],
    ["a\n", 2],
    ["\n", 2],
    ["\n\n\n", 4],
    ["a\r\nb\r\n", 3],
    ["a\rb", 1],
    [`${"x".repeat(29)}\n\n${"y".repeat(28)}`, 4],
    ["شَ".repeat(28), 1],
    ["شَ".repeat(29), 2],
    ["👩‍👩‍👧".repeat(28), 1],
  ])("%j fills %i", (source, expected) => {
    expect(countLines(source)).toBe(expected);
  });

  it("counts \\r\\n as one line end", () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(countLines(source.replaceAll("\n", "\r\n"))).toBe(countLines(source));
      }),
      { seed: 9 },
    );
  });

  it("adds up over texts joined by a line end", () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        expect(countLines(`${first}\n${second}`)).toBe(countLines(first) + countLines(second));
      }),
      { seed: 10 },
    );
  });

  it("bills two lines at least", () => {
    expect([0, 1, 2, 3].map(billedLines)).toEqual([2, 2, 2, 3]);
  });
});

describe("wrapRows", () => {
  it("cuts lines at 28 characters and keeps where each row comes from", () => {
    expect(wrapRows(`${"x".repeat(30)}\r\n\nfin`)).toEqual([
      { text: "x".repeat(28), lineIndex: 0 },
      { text: "xx", lineIndex: 0 },
      { text: "", lineIndex: 1 },
      { text: "fin", lineIndex: 2 },
    ]);
  });

  it("never parts a letter from its vowel sign", () => {
    expect(wrapRows("شَ".repeat(29)).map((row) => row.text)).toEqual(["شَ".repeat(28), "شَ"]);
  });

  it("renders exactly the counted rows, and all of the text", () => {
    fc.assert(
      fc.property(text, (source) => {
        const rows = wrapRows(source);
        expect(rows).toHaveLength(countLines(source));
        const lines = Map.groupBy(rows, (row) => row.lineIndex).values();
        const rebuilt = [...lines].map((line) => line.map((row) => row.text).join(""));
        expect(rebuilt.join("\n")).toBe(source);
      }),
      { seed: 11 },
    );
  });
});

describe("printedRows", () => {
  it("begin with a space only where their line does, and never end with one", () => {
    const rows = printedRows(` ${"x".repeat(27)} yy \n  z`);
    expect(rows.map((row) => row.text)).toEqual([` ${"x".repeat(27)}`, "yy", "  z"]);
  });

  it("hold a substitute for each character that no face has", () => {
    const rows = printedRows("Villa 👩‍👩‍👧 à louer\n游泳 x\u0327\nPrix 1️⃣, é\u0301");
    expect(rows.map(({ text: row }) => row)).toEqual(["Villa ¤ à louer", "¤¤ ¤", "Prix ¤, ¤"]);
  });

  it("keep the groups of a number together, which Arabic words would reverse", () => {
    const rowOf = (source: string) => printedRows(source)[0]?.text;
    expect(rowOf("الهاتف 0522 00 02 27")).toBe("الهاتف 0522\u00A000\u00A002\u00A027");
    expect(rowOf("100 000 درهم")).toBe("100\u00A0000 درهم");
    expect(rowOf("شقة 3 غرف 2 حمام")).toBe("شقة 3 غرف 2 حمام");
  });

  it("keep a telephone number with hyphens from being turned round, and leave dates and references", () => {
    const rowOf = (source: string) => printedRows(source)[0]?.text;
    expect(rowOf("الهاتف 0522-30-40-50.")).toBe("الهاتف \u200E0522-30-40-50.");
    expect(rowOf("الهاتف +212-661-00-00-00")).toBe("الهاتف \u200E+212-661-00-00-00");
    for (const other of [
      "يوم 22-12-2026",
      "يوم 05-01-2026",
      "يوم 2026-12-22",
      "ملف 118-2026",
      "رقم A-05-22-33",
    ])
      expect(rowOf(other)).toBe(other);
  });

  it("keep the numbers of a text for a screen in order, whatever stands beside them", () => {
    expect(keepPhones("اتصلوا: 0522-30-40-50\nأو +212-661-00-00-00، يوم 22-12-2026")).toBe(
      "اتصلوا: \u200E0522-30-40-50\nأو \u200E+212-661-00-00-00، يوم 22-12-2026",
    );
  });

  it("contain no invisible characters", () => {
    expect(printedRows("a\tb\u0007c ")[0]?.text).toBe("a b c");
  });

  it("are the counted rows, each of its own line", () => {
    fc.assert(
      fc.property(text, (source) => {
        const lines = (rows: { lineIndex: number }[]) => rows.map(({ lineIndex }) => lineIndex);
        expect(lines(printedRows(source))).toEqual(lines(wrapRows(source)));
      }),
      { seed: 12 },
    );
  });
});

describe("rows that break at spaces", () => {
  const rowsOf = (source: string) => wrapRows(source, "break-word");
  const length = (row: string) => [...segmenter.segment(row)].length;

  it.each([
    ["Vente d'un fonds de commerce diesel", ["Vente d'un fonds de commerce", " diesel"]],
    ["À vendre une voiture au diesel", ["À vendre une voiture au ", "diesel"]],
    ["بيع أصل تجاري بمدينة الدار البيضاء", ["بيع أصل تجاري بمدينة الدار ", "البيضاء"]],
    [`Site ${"x".repeat(40)} fin`, [`Site ${"x".repeat(23)}`, `${"x".repeat(17)} fin`]],
    [`${"x".repeat(28)} ${"y".repeat(28)}`, ["x".repeat(28), " ", "y".repeat(28)]],
    ["x".repeat(57), ["x".repeat(28), "x".repeat(28), "x"]],
    [`${"x".repeat(20)}\u00A0${"y".repeat(7)}z`, [`${"x".repeat(20)}\u00A0${"y".repeat(7)}`, "z"]],
  ])("cut %j", (source, rows) => {
    expect(rowsOf(source).map((row) => row.text)).toEqual(rows);
  });

  it("leave a text alone whose lines fit", () => {
    expect(rowsOf("Avis\n\nFès")).toEqual(wrapRows("Avis\n\nFès"));
  });

  it("are no longer than a row, hold all of the text, and are counted", () => {
    fc.assert(
      fc.property(text, (source) => {
        const rows = rowsOf(source);
        for (const row of rows) expect(length(row.text)).toBeLessThanOrEqual(28);
        const lines = Map.groupBy(rows, (row) => row.lineIndex).values();
        const rebuilt = [...lines].map((line) => line.map((row) => row.text).join(""));
        expect(rebuilt.join("\n")).toBe(source);
        expect(rows).toHaveLength(countLines(source, "break-word"));
        expect(printedRows(source, "break-word")).toHaveLength(rows.length);
      }),
      { seed: 13 },
    );
  });

  it("never break a word that fits a row", () => {
    fc.assert(
      fc.property(text, (source) => {
        const broken = rowsOf(source).flatMap(({ text: row, lineIndex }, index, rows) => {
          const next = rows[index + 1];
          const goesOn =
            next?.lineIndex === lineIndex && !/^ | $/.test(`${next.text[0]}${row.at(-1)}`);
          return goesOn ? [lineIndex] : [];
        });
        const lines = source.split("\n");
        for (const line of broken) {
          const words = lines[line]?.split(" ").map(length) ?? [];
          expect(Math.max(...words)).toBeGreaterThan(28);
        }
      }),
      { seed: 14 },
    );
  });

  it("are as many as those that break anywhere, or more", () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(countLines(source, "break-word")).toBeGreaterThanOrEqual(countLines(source));
      }),
      { seed: 15 },
    );
  });
});
