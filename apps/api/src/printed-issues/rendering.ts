import { MOST_PARTS, type PrintedPart } from "@parution/recognition";
import sharp from "sharp";
import { Answers, type Pdfium, sheetOf, type Turn } from "./pdfium.ts";

/** Picture of an issue to render: a whole page, or parts of pages below each other. */
export type PictureOrder =
  | { readonly kind: "page"; readonly name: string; readonly page: number }
  | { readonly kind: "clipping"; readonly name: string; readonly parts: readonly PrintedPart[] };

export interface Picture {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Pixels of a page's picture across, and down at most. */
const PAGE = { width: 1500, height: 2600 } as const;
/** Pixels in a point of a clipping, and pixels of all of it at most. */
const CLIPPING = { scale: 200 / 72, pixels: 4_000_000 } as const;
/** Points around a part, and pixels between two. */
const [MARGIN, GAP] = [4, 8];
/** PDFium's pixel format BGRA; render flags: bytes reversed to RGBA, annotations drawn. */
const [BGRA, REVERSED, WITH_ANNOTATIONS] = [4, 0x10, 0x01];
const WHITE = 0xffffffff;

/** A page with its size in points, turned until its text is level. */
interface OpenPage {
  readonly handle: number;
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise beside those that the file asks for. */
  readonly turn: number;
}

/** Renders pictures of an issue in the process that holds it. `turns`: of each page, from the first on. */
export class Renderer {
  readonly #pdfium: Pdfium;
  readonly #document: number;
  readonly #turns: readonly Turn[];
  readonly #answers: Answers;

  constructor(pdfium: Pdfium, document: number, turns: readonly Turn[]) {
    this.#pdfium = pdfium;
    this.#document = document;
    this.#turns = turns;
    this.#answers = new Answers(pdfium);
  }

  render(order: PictureOrder): Promise<Uint8Array<ArrayBuffer>> {
    return order.kind === "page" ? this.#page(order.page) : this.#clipping(order.parts);
  }

  /** JPEG: pages of a newspaper hold photographs. */
  #page(number: number) {
    return this.#on(number, async (page) => {
      const scale = Math.min(PAGE.width / page.width, PAGE.height / page.height);
      const [width, height] = [Math.ceil(page.width * scale), Math.ceil(page.height * scale)];
      const pixels = this.#pixels(width, height, ({ pointer }) =>
        this.#draw(page, { pointer, width, height, stride: width }, { x: 0, y: 0, scale }),
      );
      return encode(pixels, width, height, "jpeg");
    });
  }

  /** PNG: letters stay sharp. */
  async #clipping(all: readonly PrintedPart[]) {
    const parts = clippedParts(all);
    const across = Math.max(...parts.map(({ width }) => width)) + 2 * MARGIN;
    const down = parts.reduce((sum, { height }) => sum + height + 2 * MARGIN, 0);
    const scale = Math.min(CLIPPING.scale, Math.sqrt(CLIPPING.pixels / (across * down)));
    const lines = (part: PrintedPart) => Math.ceil((part.height + 2 * MARGIN) * scale);
    const width = Math.ceil(across * scale);
    const height = parts.reduce((sum, part) => sum + lines(part) + GAP, -GAP);
    const offsets = parts.map((_, at) =>
      parts.slice(0, at).reduce((sum, part) => sum + lines(part) + GAP, 0),
    );
    const pixels = this.#pixels(width, height, ({ pointer }) =>
      parts.forEach((part, at): void => {
        const room = {
          pointer: pointer + 4 * width * (offsets[at] ?? 0),
          stride: width,
          width: Math.min(width, Math.ceil((part.width + 2 * MARGIN) * scale)),
          height: lines(part),
        };
        const corner = { x: part.x - MARGIN, y: part.y - MARGIN, scale };
        this.#on(part.page, (page) => this.#draw(page, room, corner));
      }),
    );
    return encode(pixels, width, height, "png");
  }

  /** Pixels of a white picture after something was drawn on it. */
  #pixels(width: number, height: number, draw: (at: { readonly pointer: number }) => unknown) {
    const { wasmExports } = this.#pdfium;
    const size = 4 * width * height;
    const pointer = wasmExports.malloc(size);
    if (pointer === 0) throw new RangeError("A picture has no room in memory.");
    this.#pdfium.HEAPU8.fill(0xff, pointer, pointer + size);
    draw({ pointer });
    const pixels = this.#pdfium.HEAPU8.slice(pointer, pointer + size);
    wasmExports.free(pointer);
    return pixels;
  }

  #draw(page: OpenPage, room: Room, { x, y, scale }: Corner): void {
    const { _FPDFBitmap_CreateEx, _FPDF_RenderPageBitmap, _FPDFBitmap_Destroy } = this.#pdfium;
    const { pointer, width, height, stride } = room;
    const map = _FPDFBitmap_CreateEx(width, height, BGRA, pointer, 4 * stride);
    this.#pdfium._FPDFBitmap_FillRect(map, 0, 0, width, height, WHITE);
    const [left, top] = [Math.round(-x * scale), Math.round(-y * scale)];
    const [across, down] = [Math.round(page.width * scale), Math.round(page.height * scale)];
    const flags = REVERSED | WITH_ANNOTATIONS;
    _FPDF_RenderPageBitmap(map, page.handle, left, top, across, down, page.turn, flags);
    _FPDFBitmap_Destroy(map);
  }

  #on<Result>(number: number, work: (page: OpenPage) => Result): Result {
    const handle = this.#pdfium._FPDF_LoadPage(this.#document, number - 1);
    if (handle === 0) throw new RangeError(`The file has no page ${number}.`);
    const sheet = sheetOf(this.#pdfium, handle, this.#answers);
    const turn = this.#turns[number - 1] ?? 0;
    const own = this.#pdfium._FPDFPage_GetRotation(handle);
    const isUpright = turn % 2 === 0;
    const result = work({
      handle,
      width: isUpright ? sheet.width : sheet.height,
      height: isUpright ? sheet.height : sheet.width,
      turn: (4 + turn - own) % 4,
    });
    this.#pdfium._FPDF_ClosePage(handle);
    return result;
  }
}

/** Parts of a clipping: none is left out, but of more than a picture shows legibly, those of a page have one box. */
export function clippedParts(parts: readonly PrintedPart[]): readonly PrintedPart[] {
  if (parts.length <= MOST_PARTS) return parts;
  return [...Map.groupBy(parts, ({ page }) => page)].map(([page, own]) => {
    const x = Math.min(...own.map((one) => one.x));
    const y = Math.min(...own.map((one) => one.y));
    const right = Math.max(...own.map((one) => one.x + one.width));
    const bottom = Math.max(...own.map((one) => one.y + one.height));
    return { page, x, y, width: right - x, height: bottom - y };
  });
}

/** Pixels of a picture in memory, whose rows may be longer. */
interface Room {
  readonly pointer: number;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
}

/** Upper left corner on the page in points, and pixels in a point. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

async function encode(pixels: Uint8Array, width: number, height: number, format: "jpeg" | "png") {
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const encoded =
    format === "jpeg" ? picture.jpeg({ quality: 72 }) : picture.png({ compressionLevel: 9 });
  return new Uint8Array(await encoded.toBuffer());
}
