import { read, utils } from "xlsx";

/** The rows of a workbook's first sheet, numbers as they are kept, and which way it is read. */
export async function readBook(file: File) {
  const { sheets, rightToLeft } = await readSheets(file);
  const [first] = Object.values(sheets);
  if (first === undefined) throw new Error("There is no sheet.");
  return { rows: first, rightToLeft };
}

/** The rows of each sheet of a workbook by its name, in their order, and which way the first is read. */
export async function readSheets(file: File) {
  const book = read(await file.arrayBuffer(), { type: "array" });
  const sheets = Object.fromEntries(
    Object.entries(book.Sheets).map(([name, sheet]) => [
      name,
      utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: true }),
    ]),
  );
  return { sheets, rightToLeft: book.Workbook?.Views?.[0]?.RTL ?? false };
}
