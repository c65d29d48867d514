import { read, utils } from "xlsx";

/** The rows of a workbook's only sheet, numbers as they are kept, and which way it is read. */
export async function readBook(file: File) {
  const book = read(await file.arrayBuffer(), { type: "array" });
  const [name = ""] = book.SheetNames;
  const sheet = book.Sheets[name];
  if (sheet === undefined) throw new Error("There is no sheet.");
  return {
    rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: true }),
    rightToLeft: book.Workbook?.Views?.[0]?.RTL ?? false,
  };
}
