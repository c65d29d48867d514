import { runProgram, withFileOnDisk } from "./programs.ts";

/** Marks that turn the direction of reading, which readers of PDF files add. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Content of a PDF file as other programs read it, after qpdf has checked it. */
export function readPdf(file: File) {
  return withFileOnDisk(file, async (path) => {
    await runProgram("qpdf", ["--check", path]);
    const objects = await runProgram("qpdf", ["--json", "--json-key=qpdf", path]);
    const info = await runProgram("pdfinfo", [path]);
    const text = await runProgram("pdftotext", ["-layout", path, "-"]);
    const line = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, "m").exec(info)?.[1];
    return {
      title: line("Title"),
      tagged: line("Tagged") === "yes",
      pages: Number(line("Pages")),
      language: languageOf(objects),
      text: text.replaceAll(DIRECTION_MARKS, "").replaceAll(/\s+/g, " "),
    };
  });
}

/** The language of the document as a whole, which its catalogue says. */
function languageOf(objects: string): string | undefined {
  const { qpdf }: { qpdf: [unknown, Record<string, { value?: Record<string, unknown> }>] } =
    JSON.parse(objects);
  const catalogue = Object.values(qpdf[1]).find(({ value }) => value?.["/Type"] === "/Catalog");
  return String(catalogue?.value?.["/Lang"]).replace(/^u:/, "");
}

/** The file of a name that is kept within a PDF file. */
export function attachmentOf(file: File, name: string): Promise<string> {
  return withFileOnDisk(file, (path) => runProgram("qpdf", [`--show-attachment=${name}`, path]));
}
