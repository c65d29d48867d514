import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** A picture of print: how dark each of its pixels is, 0 for paper and 255 for the darkest ink. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Area of a printed row in a picture, in fractional pixels. */
export interface RowPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The rows of one ad. */
export interface RowPictures {
  readonly ink: Ink;
  readonly rows: readonly RowPlace[];
}

/** The rows of a preview on the screen, with all the pixels of the device. */
export async function shownRows(page: Page, rows: Locator): Promise<RowPictures> {
  await page.evaluate(() => document.fonts.ready);
  await rows.first().scrollIntoViewIfNeeded();
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { x, y, width, height } = row.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  return pictureOf(page, boxes, boxes);
}

/** The lines of a modular ad on the screen, with its whole frame around them. */
export async function shownLines(page: Page, frame: Locator): Promise<RowPictures> {
  await page.evaluate(() => document.fonts.ready);
  await frame.scrollIntoViewIfNeeded();
  const lines = await frame.locator("p").evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { x, width } = part.getBoundingClientRect();
      const height = Number.parseFloat(getComputedStyle(part).lineHeight);
      const letters = document.createRange();
      letters.selectNodeContents(part);
      const middles = Array.from(letters.getClientRects(), (box) =>
        Math.round(box.y + box.height / 2),
      );
      return [...new Set(middles)].map((middle) => ({ x, y: middle - height / 2, width, height }));
    }),
  );
  const box = await frame.boundingBox();
  if (box === null) throw new Error("The frame is not on the page.");
  return pictureOf(page, [box], lines);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of what some boxes of the page hold, and where rows are in it. */
async function pictureOf(
  page: Page,
  boxes: readonly Box[],
  rows: readonly Box[],
): Promise<RowPictures> {
  const density = await page.evaluate(() => devicePixelRatio);
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x)));
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)));
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const { data, info } = await sharp(await page.screenshot({ clip, animations: "disabled" }))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ink: inkOf(data, info.width, info.height),
    rows: rows.map(({ x, y, width, height }) => ({
      left: (x - left) * density,
      top: (y - top) * density,
      width: width * density,
      height: height * density,
    })),
  };
}

/** Points of the white around the column of a proof. */
const MARGIN = (1.5 / 25.4) * 72;

/** The rows of a line ad's proof, `count` of them on its first page, with as many pixels as those that are shown. */
export async function printedRows(
  pdf: Uint8Array,
  count: number,
  columnWidth: number,
): Promise<RowPictures> {
  const { ink, density } = await firstPage(
    pdf,
    (pageWidth) => columnWidth / (pageWidth - 2 * MARGIN),
  );
  const margin = MARGIN * density;
  const height = (ink.height - 2 * margin) / count;
  const place = { left: margin, width: columnWidth, height };
  const rows = Array.from({ length: count }, (_, row) => ({
    ...place,
    top: margin + row * height,
  }));
  return { ink, rows };
}

/** A modular ad's proof, its page as wide as the frame that is shown, with lines where that has them. */
export async function printedLines(pdf: Uint8Array, shown: RowPictures): Promise<RowPictures> {
  const { ink } = await firstPage(pdf, (pageWidth) => shown.ink.width / pageWidth);
  return { ink, rows: shown.rows };
}

/** The first page of a PDF. @param densityOf pixels of a point, by the points of its width */
async function firstPage(pdf: Uint8Array, densityOf: (pageWidth: number) => number) {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const page = document.getPage(0);
    const size = page.getOriginalSize();
    const density = densityOf(size.originalWidth);
    const { data, width, height } = await page.render({
      width: Math.round(size.originalWidth * density),
      height: Math.round(size.originalHeight * density),
      scale: 1,
      colorSpace: "Gray",
      render: "bitmap",
    });
    document.destroy();
    return { ink: inkOf(data, width, height), density };
  } finally {
    library.destroy();
  }
}

/** Paper, of which there is most, becomes 0 and the darkest ink 255, whatever their colours. */
function inkOf(grey: Uint8Array, width: number, height: number): Ink {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  const paper = counts.indexOf(Math.max(...counts));
  const darkest = counts.findIndex((count) => count > 0);
  const scale = paper - darkest < 40 ? 0 : 255 / (paper - darkest);
  return { width, height, data: grey.map((value) => Math.max(0, paper - value) * scale) };
}
