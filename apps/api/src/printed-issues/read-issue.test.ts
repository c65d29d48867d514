import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { ENCRYPTED, glyphsAt, samplePdf as pdf } from "../testing/sample-pdf.ts";
import type { ReadPage } from "./page-words.ts";
import { readIssue } from "./read-issue.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "issue-"));
});
afterAll(() => rm(folder, { recursive: true }));

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

  it("has the lines of its columns apart where a turned page joins them, and a spread one together", async () => {
    const columns = [150, 138, 126, 114].map((x, row) =>
      [20, 125].map((y) => {
        const words = row === 1 && y === 20 ? "Villa a ) -1500 (vendre " : "Villa a vendre ";
        return `BT /F 10 Tf 0 1 -1 0 ${x} ${y} Tm [(${words})] TJ ET`;
      }),
    );
    const pages = (await read(pdf([columns.flat().join("\n")]))) as unknown as ReadPage[];
    expect(pages[0]?.words.map(({ text }) => text.trim())).toEqual(Array(8).fill("Villa a vendre"));
  });

  it("without text is known as pictures", async () => {
    expect(await read(pdf(["0 0 300 200 re f"]))).toMatchObject([
      { content: "picture", words: [] },
    ]);
  });
});

test("text whose letters the file does not name is known as such", async () => {
  expect(await read(pdf([glyphsAt(20, 150, 40)]))).toMatchObject([{ content: "unmapped" }]);
});

describe("a file that cannot be read", () => {
  it("ends in a state of its own", async () => {
    expect(await read("no pdf")).toBe("damaged");
    expect(await read(pdf([line("1 0 0 1 20 150"), ""]), { mostPages: 1 })).toBe("too-many-pages");
    expect(await read(pdf([line("1 0 0 1 20 150")]), { timeLimit: 1 })).toBe("too-heavy");
    const long = pdf(Array.from({ length: 3000 }, () => line("1 0 0 1 20 150")));
    expect(await read(long, { memoryLimit: 1, mostPages: 5000 })).toBe("too-heavy");
    expect(await read(pdf([line("1 0 0 1 20 150")], { trailer: ENCRYPTED }))).toBe("encrypted");
  });
});
