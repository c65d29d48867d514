import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** A picture of print: how dark each of its pixels is, 0 for paper and 255 for the darkest ink. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Where a row of print lies in a picture, in pixels that need not be whole. */
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
    rows: boxes.map(({ x, y, width, height }) => ({
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
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const page = document.getPage(0);
    const size = page.getOriginalSize();
    const density = columnWidth / (size.originalWidth - 2 * MARGIN);
    const { data, width, height } = await page.render({
      width: Math.round(size.originalWidth * density),
      height: Math.round(size.originalHeight * density),
      scale: 1,
      colorSpace: "Gray",
      render: "bitmap",
    });
    document.destroy();
    const rowHeight = (height - 2 * MARGIN * density) / count;
    const place = { left: MARGIN * density, width: columnWidth, height: rowHeight };
    return {
      ink: inkOf(data, width, height),
      rows: Array.from({ length: count }, (_, row) => ({
        ...place,
        top: MARGIN * density + row * rowHeight,
      })),
    };
  } finally {
    library.destroy();
  }
}

/** Paper becomes 0 and the darkest ink 255, whatever their colours. */
function inkOf(grey: Uint8Array, width: number, height: number): Ink {
  const paper = grey.reduce((most, value) => Math.max(most, value), 0);
  const darkest = grey.reduce((least, value) => Math.min(least, value), 255);
  const scale = paper - darkest < 40 ? 0 : 255 / (paper - darkest);
  return { width, height, data: grey.map((value) => (paper - value) * scale) };
}
