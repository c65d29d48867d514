import { parentPort } from "node:worker_threads";
import { type CellObject, utils, type WorkSheet, write } from "xlsx";
import type { Value } from "./sheet.ts";
import type { XlsMessage } from "./xls.ts";

type Frame = Extract<XlsMessage, { readonly name: string }>;

let frame: Frame | null = null;
const cells: (CellObject | null)[][] = [];

parentPort?.on("message", (message: XlsMessage) => {
  if (message === null) finish();
  else if ("name" in message) begin(message);
  else for (const row of message) cells.push(row.map(cellOf));
});

function begin(given: Frame): void {
  frame = given;
  cells.push(given.headers.map((header) => ({ t: "s", v: header })));
}

function cellOf(value: Value | null, column: number): CellObject | null {
  if (value === null) return null;
  return { t: typeof value === "number" ? "n" : "s", v: value, z: frame?.formats[column] ?? "@" };
}

function finish(): void {
  if (frame === null) throw new Error("No sheet was started.");
  const { name, title, widths, rightToLeft } = frame;
  // The library takes an array of rows for a sheet where it has the sheet's own marks.
  const sheet: WorkSheet = Object.assign(cells, {
    "!ref": utils.encode_range({ r: 0, c: 0 }, { r: cells.length - 1, c: widths.length - 1 }),
    "!cols": widths.map((wch) => ({ wch })),
  });
  const book = {
    SheetNames: [name],
    Sheets: { [name]: sheet },
    Props: { Title: title },
    Workbook: { Views: [{ RTL: rightToLeft }] },
  };
  const file = new Uint8Array(write(book, { bookType: "biff8", type: "array" }));
  // Handed over, not copied: the thread that answers calls has no time for megabytes.
  parentPort?.postMessage(file, [file.buffer]);
}
