import { readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { type BilledAd, IssueTooLarge, type Recognition, recognise } from "@parution/recognition";
import type { IsoDate } from "@parution/rules/dates";
import { type ReadPage, readPageWords } from "./page-words.ts";
import {
  Answers,
  type FileFault,
  openDocument,
  openPdfium,
  type Pdfium,
  type Turn,
} from "./pdfium.ts";
import { printedDaysOf } from "./printed-text.ts";
import type { Picture, PictureOrder } from "./rendering.ts";

/** Page without its words. */
export type PageFacts = Omit<ReadPage, "words">;

/** Result of the search for the ads of a day in an issue. */
export interface Search {
  readonly pages: readonly PageFacts[];
  /** Days that it prints in its head, several for an issue of a weekend. */
  readonly printedDays: readonly IsoDate[];
  readonly recognitions: ReadonlyMap<number, Recognition>;
}

/** Replies of the process that reads a file; `done` or `fault` is the last. */
export type ReadingReply =
  | { readonly page: ReadPage; readonly of: number }
  | { readonly read: number; readonly of: number }
  | { readonly search: Search }
  | { readonly picture: Picture }
  | { readonly fault: FileFault | "too-many-pages" | "too-heavy" }
  | { readonly done: true };

/** Order for that process: the words of all pages, the ads among them, or pictures. */
export type ReadingOrder = { readonly path: string } & (
  | { readonly kind: "read"; readonly mostPages: number }
  | {
      readonly kind: "search";
      readonly mostPages: number;
      readonly ads: readonly BilledAd[];
      readonly surroundings: readonly string[];
    }
  | {
      readonly kind: "render";
      readonly turns: readonly Turn[];
      readonly pictures: readonly PictureOrder[];
    }
);

process.on("message", (order: ReadingOrder) => {
  carryOut(order).catch((error: unknown) => {
    if (!(error instanceof DamagedPage)) throw error;
    reply({ fault: "damaged" });
  });
});
process.on("disconnect", () => process.exit());
// Killed when its order is carried out, it would leave nothing compiled to the next.
flushCompileCache();

const reply = (answer: ReadingReply) => process.send?.(answer);

async function carryOut(order: ReadingOrder): Promise<void> {
  const pdfium = await openPdfium();
  const document = openDocument(pdfium, readFileSync(order.path));
  if (typeof document === "string") {
    reply({ fault: document });
    return;
  }
  const fault = order.kind === "render" ? null : faultOf(pdfium, document, order);
  if (fault !== null) {
    reply({ fault });
    return;
  }
  if (order.kind === "render") await render(pdfium, document, order);
  else if (order.kind === "search") reply(search(readPages(pdfium, document), order));
  else readPages(pdfium, document, (page, of) => reply({ page, of }));
  reply({ done: true });
}

type Of<Kind extends ReadingOrder["kind"]> = Extract<ReadingOrder, { kind: Kind }>;

function faultOf(pdfium: Pdfium, document: number, { mostPages }: Of<"read" | "search">) {
  const count = pdfium._FPDF_GetPageCount(document);
  if (count === 0) return "damaged";
  return count > mostPages ? "too-many-pages" : null;
}

async function render(pdfium: Pdfium, document: number, { turns, pictures }: Of<"render">) {
  // Its image library takes longer to load than a short issue to search.
  const { Renderer } = await import("./rendering.ts");
  const renderer = new Renderer(pdfium, document, turns);
  for (const picture of pictures) {
    reply({ picture: { name: picture.name, bytes: await renderer.render(picture) } });
  }
}

/** Reads all pages; one that cannot be opened ends the process, as damaged. */
function readPages(
  pdfium: Pdfium,
  document: number,
  onPage: (page: ReadPage, of: number) => void = (page, of) => reply({ read: page.number, of }),
): ReadPage[] {
  const count = pdfium._FPDF_GetPageCount(document);
  const answers = new Answers(pdfium);
  return Array.from({ length: count }, (_, index) => {
    const handle = pdfium._FPDF_LoadPage(document, index);
    if (handle === 0) throw new DamagedPage();
    const page = readPageWords(pdfium, handle, { number: index + 1, answers });
    pdfium._FPDF_ClosePage(handle);
    onPage(page, count);
    return page;
  });
}

class DamagedPage extends Error {
  override readonly name = "DamagedPage";
}

function search(pages: readonly ReadPage[], { ads, surroundings }: Of<"search">): ReadingReply {
  const words = pages.flatMap((page) => page.words);
  try {
    const recognitions = recognise({ words, ads, surroundings });
    const facts = pages.map(({ words: _, ...page }) => page);
    return { search: { pages: facts, printedDays: printedDaysOf(pages), recognitions } };
  } catch (error) {
    if (error instanceof IssueTooLarge) return { fault: "too-heavy" };
    throw error;
  }
}
