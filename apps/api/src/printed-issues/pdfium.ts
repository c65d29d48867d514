import { PDFiumLibrary } from "@hyzyla/pdfium";

/** Functions of PDFium as they are used here; the package declares some of them alone. */
export interface Pdfium {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void };
  _FPDF_LoadMemDocument(bytes: number, size: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDFPage_GetRotation(page: number): number;
  _FPDF_GetPageBoundingBox(page: number, box: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_IsGenerated(text: number, index: number): number;
  _FPDFText_HasUnicodeMapError(text: number, index: number): number;
  _FPDFText_GetCharAngle(text: number, index: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  _FPDFBitmap_CreateEx(w: number, h: number, format: number, bytes: number, stride: number): number;
  _FPDFBitmap_FillRect(map: number, x: number, y: number, w: number, h: number, c: number): void;
  _FPDFBitmap_Destroy(map: number): void;
  _FPDF_RenderPageBitmap(
    ...of: [
      map: number,
      page: number,
      x: number,
      y: number,
      w: number,
      h: number,
      turn: number,
      flags: number,
    ]
  ): void;
}

/** Reason why a file cannot be read. */
export type FileFault = "encrypted" | "damaged";

/** Errors of PDFium for a file that asks for a password, or has a security of its own. */
const LOCKED = [4, 5];

export async function openPdfium(): Promise<Pdfium> {
  const library = await PDFiumLibrary.init();
  // The wrapper reads text without places; the module below it has them.
  return Reflect.get(library, "module") as Pdfium;
}

/** A document in the memory of PDFium, or its fault. */
export function openDocument(pdfium: Pdfium, bytes: Uint8Array): number | FileFault {
  const pointer = pdfium.wasmExports.malloc(bytes.length);
  if (pointer === 0) return "damaged";
  pdfium.HEAPU8.set(bytes, pointer);
  const document = pdfium._FPDF_LoadMemDocument(pointer, bytes.length, 0);
  if (document !== 0) return document;
  return LOCKED.includes(pdfium._FPDF_GetLastError()) ? "encrypted" : "damaged";
}

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** Sheet of a page before it is turned, in its own units of 1/72 inch. */
export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Memory for answers, of at most eight doubles. */
export class Answers {
  readonly pointer: number;
  readonly #pdfium: Pdfium;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.pointer = pdfium.wasmExports.malloc(64);
  }

  // The memory may have grown since: its buffer is asked for anew.
  float(index: number): number {
    return this.#view().getFloat32(4 * index, true);
  }

  double(index: number): number {
    return this.#view().getFloat64(8 * index, true);
  }

  free(): void {
    this.#pdfium.wasmExports.free(this.pointer);
  }

  #view = () => new DataView(this.#pdfium.HEAPU8.buffer, this.pointer, 64);
}

export function sheetOf(pdfium: Pdfium, page: number, answers: Answers): Sheet {
  pdfium._FPDF_GetPageBoundingBox(page, answers.pointer);
  const [left, top, right, bottom] = [0, 1, 2, 3].map((index) => answers.float(index)) as [
    ...[number, number, number, number],
  ];
  return { left, top, width: right - left, height: top - bottom };
}
