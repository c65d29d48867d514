import type { PagePaper, PagePiece, PreviewedPage } from "./page-preview.types.ts";

/** Sample for stories: paper of five columns. */
export const samplePaper: PagePaper = {
  paperWidth: 290,
  paperHeight: 430,
  x: 12,
  y: 20,
  width: 266,
  height: 386,
  columns: 5,
  columnWidth: 50,
  gutter: 4,
  rows: 10,
  rowHeight: 35,
  rowGap: 4,
  direction: "ltr",
};

interface Words {
  heading: string;
  house: string;
  ad: (number: number) => string;
  row: string;
}

const FRENCH: Words = {
  heading: "Annonces légales",
  house: "Votre annonce ici",
  ad: (number) => `Annonce ${number}`,
  row: "Société au capital de 100",
};

const ARABIC: Words = {
  heading: "إعلانات قانونية",
  house: "إعلانكم هنا",
  ad: (number) => `إعلان ${number}`,
  row: "شركة رأسمالها مائة ألف",
};

/** Sample for stories: pages with a bar, line ads in five columns and modular ads at their feet. */
export function samplePages(direction: "ltr" | "rtl", count = 3): PreviewedPage[] {
  const words = direction === "rtl" ? ARABIC : FRENCH;
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    note: `${97 - index} %`,
    pieces: piecesOf(index, direction, words),
  }));
}

function piecesOf(page: number, direction: "ltr" | "rtl", words: Words): PagePiece[] {
  const { x: left, y: top, width: all } = samplePaper;
  const across = (column: number, width: number) =>
    direction === "rtl" ? left + all - (column - 1) * 54 - width : left + (column - 1) * 54;
  const pieces: PagePiece[] = [
    { kind: "bar", label: words.heading, x: across(1, 50), y: top, width: 50, height: 7 },
  ];
  for (let column = 1; column <= 5; column += 1) {
    const first = top + (column === 1 ? 8 : 0);
    const foot = column > 3 ? top + 230 : top + 340;
    for (let ad = 0; first + (ad + 1) * 31 < foot; ad += 1) {
      const number = page * 100 + column * 20 + ad;
      pieces.push({
        kind: "rows",
        id: `ad-${number}`,
        label: words.ad(number),
        rowHeight: 4.4,
        x: across(column, 50),
        y: first + ad * 31,
        width: 50,
        height: 29,
        rows: Array.from({ length: 6 }, () => ({ text: words.row, direction })),
      });
    }
  }
  pieces.push({
    kind: "module",
    id: `module-${page}`,
    label: words.ad(900 + page),
    rows: [{ text: words.heading, direction }],
    x: across(4, 104),
    y: top + 6 * 39,
    width: 104,
    height: 152,
    column: 4,
    row: 7,
    columns: 2,
    cellRows: 4,
  });
  pieces.push({
    kind: "filler",
    label: words.house,
    x: across(1, 158),
    y: top + 350,
    width: 158,
    height: 36,
  });
  return pieces;
}
