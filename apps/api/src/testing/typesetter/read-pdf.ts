import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A PDF as other programs see it: poppler (`pdftotext`, `pdfinfo`) and qpdf, which must be installed. */
export interface ReadPdf {
  readonly name: string;
  /** Words of the page in reading order, runs of spaces as one. */
  readonly text: string;
  readonly title: string;
  readonly isTagged: boolean;
  /** `fr`, `ar`: of the whole document. */
  readonly language: string;
  readonly pages: number;
  /** The families of its fonts, without spaces. */
  readonly fonts: readonly string[];
}

/** @throws when qpdf finds the file damaged */
export async function readPdf(file: File): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), "parution-pdf-"));
  try {
    const path = join(folder, "file.pdf");
    await writeFile(path, new Uint8Array(await file.arrayBuffer()));
    await run("qpdf", ["--check", path]);
    const { stdout: catalogue } = await run("qpdf", ["--json=1", "--json-key=objects", path], {
      maxBuffer: 1 << 26,
    });
    const { stdout: text } = await run("pdftotext", ["-layout", path, "-"]);
    const { stdout: info } = await run("pdfinfo", [path]);
    const { stdout: fonts } = await run("pdffonts", [path]);
    const entry = (name: string) => new RegExp(`^${name}: +(.*)$`, "m").exec(info)?.[1] ?? "";
    return {
      name: file.name,
      text: text.replaceAll(/\s+/g, " "),
      title: entry("Title"),
      isTagged: entry("Tagged") === "yes",
      language: /"\/Lang": "([a-z]+)/.exec(catalogue)?.[1] ?? "",
      pages: Number(entry("Pages")),
      fonts: [
        ...new Set(Array.from(fonts.matchAll(/^[A-Z]{6}\+(\w+)/gm), ([, family = ""]) => family)),
      ],
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
