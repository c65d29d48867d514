import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { readIssue } from "./read-issue.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "issue-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A PDF of pages with one line of text each. PDFium finds its objects without a table. */
function pdf(pages: readonly string[], { rotate = 0, trailer = "" } = {}): string {
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(" ");
  const objects = [
    "1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj",
    `2 0 obj <</Type/Pages/Kids[${kids}]/Count ${pages.length}>> endobj`,
    "3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj",
    ...pages.flatMap((content, at) => [
      `${10 + 2 * at} 0 obj <</Type/Page/Parent 2 0 R/Rotate ${rotate}/MediaBox[0 0 300 200]/Contents ${11 + 2 * at} 0 R/Resources<</Font<</F 3 0 R>>>>>> endobj`,
      `${11 + 2 * at} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    ]),
  ];
  return `%PDF-1.4\n${objects.join("\n")}\ntrailer <</Root 1 0 R${trailer}>>\n%%EOF`;
}

const line = (matrix: string) => `BT /F 10 Tf ${matrix} Tm (Villa a vendre a Rabat) Tj ET`;

async function read(content: string, options: Parameters<typeof readIssue>[1] = {}) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return readIssue(path, options);
}

describe("a printed issue", () => {
  it("is read as words with their places", async () => {
    expect(await read(pdf([line("1 0 0 1 20 150")]))).toMatchObject([
      {
        number: 1,
        width: 300,
        height: 200,
        turn: 0,
        content: "text",
        words: [
          { x: expect.closeTo(20, 0), baseline: 50, size: 10, text: "Villa a vendre a Rabat" },
        ],
      },
    ]);
  });

  test.each([
    ["clockwise", "0 -1 1 0 150 180", 3],
    ["counterclockwise", "0 1 -1 0 150 20", 1],
    ["upside down", "-1 0 0 -1 280 50", 2],
  ])("has its text level where a page is set %s", async (_, matrix, turn) => {
    const [page] = (await read(pdf([line(matrix)]))) as unknown as { words: unknown[] }[];
    expect(page).toMatchObject({
      turn,
      words: [
        {
          x: expect.closeTo(20, 0),
          baseline: turn === 2 ? 50 : 150,
          text: "Villa a vendre a Rabat",
        },
      ],
    });
  });

  it("without text is known as pictures", async () => {
    expect(await read(pdf(["0 0 300 200 re f"]))).toMatchObject([
      { content: "picture", words: [] },
    ]);
  });
});

describe("a file that cannot be read", () => {
  it("ends in a state of its own", async () => {
    expect(await read("no pdf")).toBe("damaged");
    expect(await read(pdf([line("1 0 0 1 20 150"), ""]), { mostPages: 1 })).toBe("too-many-pages");
    expect(await read(pdf([line("1 0 0 1 20 150")]), { timeLimit: 1 })).toBe("too-heavy");
    const long = pdf(Array.from({ length: 3000 }, () => line("1 0 0 1 20 150")));
    expect(await read(long, { memoryLimit: 1, mostPages: 5000 })).toBe("too-heavy");
    const encrypt = `/Encrypt <</Filter/Standard/V 1/R 2/O (${"o".repeat(32)})/U (${"u".repeat(32)})/P -4>>/ID[(a)(a)]`;
    expect(await read(pdf([line("1 0 0 1 20 150")], { trailer: encrypt }))).toBe("encrypted");
  });
});
