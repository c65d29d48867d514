import { runProgram, withFileOnDisk } from "./programs.ts";

/** Marks that turn the direction of reading, which readers of PDF files add. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Content of a PDF file as poppler and qpdf read it. */
export interface ReadPdf {
  readonly name: string;
  readonly title: string;
  readonly isTagged: boolean;
  readonly pages: number;
  /** Language of the whole document: `fr`, `ar`. */
  readonly language: string;
  /** Families of its fonts, without spaces. */
  readonly fonts: readonly string[];
  /** Words in reading order, runs of spaces as one. */
  readonly text: string;
}

/** @throws when qpdf finds the file damaged */
export function readPdf(file: File): Promise<ReadPdf> {
  return withFileOnDisk(file, async (path) => {
    await runProgram("qpdf", ["--check", path]);
    const [objects, info, fonts, text] = await Promise.all([
      runProgram("qpdf", ["--json", "--json-key=qpdf", path]),
      runProgram("pdfinfo", [path]),
      runProgram("pdffonts", [path]),
      runProgram("pdftotext", ["-layout", path, "-"]),
    ]);
    const line = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, "m").exec(info)?.[1] ?? "";
    return {
      name: file.name,
      title: line("Title"),
      isTagged: line("Tagged") === "yes",
      pages: Number(line("Pages")),
      language: languageOf(objects),
      fonts: familiesIn(fonts),
      text: text.replaceAll(DIRECTION_MARKS, "").replaceAll(/\s+/g, " "),
    };
  });
}

/** Families of embedded fonts, which carry a prefix of six letters for their subset. */
const familiesIn = (fonts: string): readonly string[] => [
  ...new Set(Array.from(fonts.matchAll(/^[A-Z]{6}\+(\w+)/gm), ([, family = ""]) => family)),
];

/** Language in the document's catalogue. */
function languageOf(objects: string): string {
  const { qpdf }: { qpdf: [unknown, Record<string, { value?: Record<string, unknown> }>] } =
    JSON.parse(objects);
  const catalogue = Object.values(qpdf[1]).find(({ value }) => value?.["/Type"] === "/Catalog");
  return String(catalogue?.value?.["/Lang"]).replace(/^u:/, "");
}

/** Content of the file of a name that is attached to a PDF file. */
export function attachmentOf(file: File, name: string): Promise<string> {
  return withFileOnDisk(file, (path) => runProgram("qpdf", [`--show-attachment=${name}`, path]));
}
