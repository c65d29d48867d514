import { readFileSync } from "node:fs";
import { type ReadPage, readPageWords } from "./page-words.ts";
import { Answers, type FileFault, openDocument, openPdfium } from "./pdfium.ts";

/** Answer of the process that reads a file: its pages one after the other, and the end. */
export type ReadingReply =
  | { readonly page: ReadPage; readonly of: number }
  | { readonly fault: FileFault | "too-many-pages" }
  | { readonly done: true };

/** File to read, from a page on. */
export interface ReadingOrder {
  readonly path: string;
  readonly mostPages: number;
}

process.on("message", (order: ReadingOrder) => {
  void read(order);
});
process.on("disconnect", () => process.exit());

const reply = (answer: ReadingReply) => process.send?.(answer);

async function read({ path, mostPages }: ReadingOrder): Promise<void> {
  const pdfium = await openPdfium();
  const document = openDocument(pdfium, readFileSync(path));
  if (typeof document === "string") {
    reply({ fault: document });
    return;
  }
  const count = pdfium._FPDF_GetPageCount(document);
  if (count === 0) reply({ fault: "damaged" });
  else if (count > mostPages) reply({ fault: "too-many-pages" });
  else {
    const answers = new Answers(pdfium);
    for (let index = 0; index < count; index += 1) {
      const page = pdfium._FPDF_LoadPage(document, index);
      if (page === 0) {
        reply({ fault: "damaged" });
        return;
      }
      reply({ page: readPageWords(pdfium, page, { number: index + 1, answers }), of: count });
      pdfium._FPDF_ClosePage(page);
    }
    reply({ done: true });
  }
}
