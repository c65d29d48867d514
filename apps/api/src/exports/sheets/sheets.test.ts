import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Language } from "@parution/contract/call";
import type { SheetFormat } from "@parution/contract/exports";
import { describe, expect, test } from "vitest";
import { hasProgram, runProgram, withFileOnDisk } from "../../testing/programs.ts";
import { readBook } from "../../testing/read-book.ts";
import type { Column, Row, Sheet } from "./sheet.ts";
import { writeSheet } from "./write.ts";

const columns: readonly Column[] = [
  { header: "Référence", kind: "text", width: 14 },
  { header: "Titre", kind: "text", width: 40 },
  { header: "Montant", kind: "amount", width: 14 },
  { header: "Jour", kind: "day", width: 12 },
  { header: "Créée", kind: "instant", width: 20 },
];

const DANGEROUS = ["=1+1", "+212522", "-5", "@SUM(A1)", '=HYPERLINK("http://x")', "_x003D_1"];

const ROWS: readonly Row[] = DANGEROUS.map((text, index) => [
  text,
  `Éa & <b> "q" \u0007 بيع شقة ${index}`,
  -150 * (index + 1),
  "2026-11-23",
  Date.parse("2026-12-31T23:30:01Z"),
]);

async function* each(rows: Iterable<Row>): AsyncGenerator<Row> {
  yield* rows;
}

const sheetOf = (rows: Iterable<Row>, language: Language = "fr"): Sheet => ({
  title: "Mes annonces",
  language,
  columns,
  rows: each(rows),
  zone: "Africa/Lagos",
  madeAt: Date.UTC(2026, 10, 23),
});

async function fileOf(sheet: Sheet, format: SheetFormat): Promise<File> {
  const blob = await new Response(writeSheet(sheet, format)).blob();
  return new File([blob], `annonces.${format}`);
}

/** The rows that LibreOffice finds in a file, as it shows them. */
const openInLibreOffice = (file: File) =>
  withFileOnDisk(file, async (path, folder) => {
    const filter = "csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,true";
    const home = `-env:UserInstallation=file://${join(folder, "home")}`;
    const out = join(folder, "out");
    await runProgram("soffice", [
      home,
      "--headless",
      "--convert-to",
      filter,
      "--outdir",
      out,
      path,
    ]);
    const [name = ""] = await readdir(out);
    const text = await readFile(join(out, name), "utf8");
    return text
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"));
  });

describe.each(["xlsx", "xls"] as const)("a file of %s", (format) => {
  test("keeps texts as texts, and amounts, days and instants as numbers", async () => {
    const { rows, rightToLeft } = await readBook(await fileOf(sheetOf(ROWS), format));
    expect(rightToLeft).toBe(false);
    expect(rows[0]).toEqual(columns.map(({ header }) => header));
    expect(rows.slice(1)).toEqual(
      DANGEROUS.map((text, index) => [
        text,
        `Éa & <b> "q"   بيع شقة ${index}`,
        -1.5 * (index + 1),
        46_349,
        expect.closeTo(46_388 + 1801 / 86_400, 9),
      ]),
    );
  });

  test("in Arabic is read from right to left", async () => {
    const { rightToLeft } = await readBook(await fileOf(sheetOf(ROWS, "ar"), format));
    expect(rightToLeft).toBe(true);
  });

  test("of no rows has its header", async () => {
    const { rows } = await readBook(await fileOf(sheetOf([]), format));
    expect(rows).toEqual([columns.map(({ header }) => header)]);
  });

  // Two minutes to install: run where it is.
  test.runIf(hasProgram("soffice"))("opens in LibreOffice, and contains no formula", async () => {
    const rows = await openInLibreOffice(await fileOf(sheetOf(ROWS), format));
    expect(rows).toHaveLength(1 + ROWS.length);
    expect(rows.slice(1).map(([text]) => text)).toEqual(
      DANGEROUS.map((text) => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text)),
    );
    expect(rows[1]?.at(-1)).toMatch(/2027/);
  });
});

test("text files begin with a mark of UTF-8, and no text in them begins as a formula", async () => {
  const file = await fileOf(sheetOf(ROWS), "csv");
  const bytes = await file.bytes();
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = (await file.text()).trimEnd().split("\r\n").slice(1);
  expect(lines[1]).toBe(
    `"'+212522";"Éa & <b> ""q""   بيع شقة 1";"-3,00";"23/11/2026";"01/01/2027 00:30:01"`,
  );
  for (const line of lines) expect(line).not.toMatch(/^"[=+\-@]/);
});

test.each(["＝1+1", "＋1", "－1", "＠SUM(A1)", "\u200E=1+1", "\u200F＝1"])(
  "«%s» is a text in a spreadsheet too",
  async (text) => {
    const rows = ROWS.map(([, ...others]): Row => [text, ...others]);
    const lines = (await (await fileOf(sheetOf(rows), "csv")).text()).split("\r\n");
    expect(lines[1]).toContain(`"'${text}"`);
  },
);

test.each(["xlsx", "csv"] as const)(
  "a failure amid the rows of %s rejects the file",
  async (format) => {
    async function* failing(): AsyncGenerator<Row> {
      yield* ROWS;
      throw new Error("the database went away");
    }
    const written = writeSheet({ ...sheetOf([]), rows: failing() }, format);
    await expect(written.pipeTo(new WritableStream())).rejects.toThrow("the database went away");
  },
);

/** Rows of the memory test, each of a thousand characters that no other has. */
const MANY = Number(process.env.EXPORT_ROWS ?? 5_000);
/** Rows between two looks at the memory, of which each takes a whole collection: as many looks at more rows. */
const EVERY = MANY / 5;
/** Bytes by which what is kept may grow: half of what the fewest rows hold after the first thousand. */
const GROWTH = 2_000_000;

test.each(["xlsx", "csv"] as const)(
  `keeps none of ${MANY} rows of %s in memory`,
  async (format) => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    const kept: number[] = [];
    function* many(): Generator<Row> {
      for (let index = 0; index < MANY; index += 1) {
        if (index % EVERY === 0) {
          collect();
          const { heapUsed, external } = process.memoryUsage();
          kept.push(heapUsed + external);
        }
        yield [`A${index}`, randomBytes(500).toString("hex"), index, "2026-11-23", index];
      }
    }
    let bytes = 0;
    for await (const chunk of writeSheet(sheetOf(many()), format)) bytes += chunk.length;
    expect(bytes).toBeGreaterThan(MANY * 500);
    // The first rows bring code and buffers with them.
    const [, early = 0, ...later] = kept;
    expect(Math.max(...later) - early).toBeLessThan(GROWTH);
  },
);
