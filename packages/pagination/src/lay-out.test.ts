import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Bar,
  type Edition,
  type Filler,
  type Layout,
  LayoutError,
  type LayoutFault,
  type LineAd,
  layOut,
  type Module,
  type Piece,
  pageArea,
  type RowBlock,
} from "./index.ts";
import { anyEdition, edition, HEADINGS, lineAd, modularAd } from "./sample-editions.ts";

/** Editions with their layouts, laid out once for all tests. */
const laidOut = fc
  .sample(anyEdition, { seed: 26, numRuns: 80 })
  .map((given) => ({ given, layout: layOut(given) }));

const piecesOf = ({ pages }: Layout): Piece[] => pages.flatMap(({ pieces }) => pieces);
const rowsOf = (layout: Layout) =>
  piecesOf(layout).filter((piece): piece is RowBlock => piece.kind === "rows");
const barsOf = (layout: Layout) =>
  piecesOf(layout).filter((piece): piece is Bar => piece.kind === "bar");
const modulesOf = (layout: Layout) =>
  piecesOf(layout).filter((piece): piece is Module => piece.kind === "module");

const forAll = (check: (given: Edition, layout: Layout) => void) => {
  for (const { given, layout } of laidOut) check(given, layout);
};

describe("every edition", () => {
  it("prints each ad once, with all its rows in their order", () => {
    forAll((given, layout) => {
      const blocks = Map.groupBy(rowsOf(layout), ({ adId }) => adId);
      expect(blocks.size).toBe(given.lines.length);
      for (const ad of given.lines) {
        let next = 0;
        for (const block of blocks.get(ad.id) ?? []) {
          expect(block.from).toBe(next);
          next = block.to;
          expect(block.isEnd).toBe(next === ad.rows.length);
        }
        expect(next).toBe(ad.rows.length);
      }
      const ids = modulesOf(layout).map(({ adId }) => adId);
      expect(ids.toSorted()).toEqual(given.modules.map(({ id }) => id).toSorted());
    });
  });

  it("lets nothing overlap, nor leave the columns", () => {
    forAll((given, { pages }) => {
      const area = pageArea(given.format);
      for (const { pieces, number } of pages) {
        const top = area.y + (number === 1 ? 39 : 0);
        for (const piece of pieces) {
          expect(piece.x).toBeGreaterThanOrEqual(area.x - 0.01);
          expect(piece.x + piece.width).toBeLessThanOrEqual(area.x + area.columnsWidth + 0.01);
          expect(piece.y).toBeGreaterThanOrEqual(top - 0.01);
          expect(piece.y + piece.height).toBeLessThanOrEqual(area.y + area.columnsHeight + 0.01);
        }
        expect(overlapIn(pieces)).toBeUndefined();
      }
    });
  });

  it("keeps a bar with its heading's first ad, and leaves no row of a cut ad alone", () => {
    forAll((given, layout) => {
      const inFlow = piecesOf(layout).filter(({ kind }) => kind === "bar" || kind === "rows");
      for (const [index, piece] of inFlow.entries()) {
        if (piece.kind !== "bar") continue;
        const next = inFlow[index + 1];
        if (next?.kind !== "rows") throw new Error("A bar stands without an ad.");
        expect([next.headingId, next.from, next.column]).toEqual([
          piece.headingId,
          0,
          piece.column,
        ]);
        expect(next.y - piece.y - piece.height).toBeCloseTo(1, 1);
      }
      const withLines = new Set(given.lines.map(({ headingId }) => headingId));
      expect(barsOf(layout).map(({ headingId }) => headingId)).toEqual(
        HEADINGS.map(({ id }) => id).filter((id) => withLines.has(id)),
      );
      for (const { from, to } of rowsOf(layout)) expect(to - from).toBeGreaterThanOrEqual(2);
    });
  });

  it("keeps the order of headings, and the newspaper's order within them", () => {
    forAll((given, layout) => {
      const ends = rowsOf(layout).filter(({ isEnd }) => isEnd);
      const found = ends.flatMap(({ adId }) => given.lines.find(({ id }) => id === adId) ?? []);
      const byRule = {
        arrival: () => 0,
        price: (a: LineAd, b: LineAd) => b.price - a.price,
        alphabet: (a: LineAd, b: LineAd) => a.id - b.id,
      }[given.format.order];
      expect(found.map(({ id }) => id)).toEqual(
        given.lines
          .toSorted((a, b) => a.headingId - b.headingId || byRule(a, b) || a.id - b.id)
          .map(({ id }) => id),
      );
    });
  });

  it("squares the columns of every page but the last at one foot", () => {
    forAll((given, { pages }) => {
      const area = pageArea(given.format);
      for (const { pieces } of pages.slice(0, -1)) {
        for (let column = 0; column < given.format.columns; column += 1) {
          const middle = area.x + column * (50 + given.format.gutter) + 25;
          const foot = pieces
            .filter(({ x, width }) => x <= middle && middle <= x + width)
            .map(({ y, height }) => y + height);
          // A frame may be lower than its modules: it stands at the head of them.
          expect(Math.max(...foot)).toBeCloseTo(area.y + area.columnsHeight, 1);
        }
      }
    });
  });

  it("is in Arabic the mirror of what it is in French", () => {
    forAll((given, french) => {
      const { width } = pageArea(given.format);
      const arabic = piecesOf(layOut({ ...given, language: "ar" }));
      const withoutX = ({ x: _, ...piece }: Piece) => piece;
      expect(arabic.map(withoutX)).toEqual(piecesOf(french).map(withoutX));
      for (const [index, piece] of piecesOf(french).entries()) {
        expect(arabic[index]?.x).toBeCloseTo(width - piece.x - piece.width, 2);
      }
    });
  });
});

describe("a heading with a further ad at its end", () => {
  it("changes no page before that of its last ad", () => {
    let [kept, moved] = [0, 0];
    for (const { given } of laidOut.slice(0, 25)) {
      const format = { ...given.format, order: "arrival" } as const;
      const lines = [...given.lines, ...given.lines.map((ad) => ({ ...ad, id: ad.id + 200 }))];
      const headingId = 2 + (lines.length % 4);
      const before = layOut({ ...given, format, lines });
      const after = layOut({ ...given, format, lines: [...lines, lineAd(999, headingId, 9)] });
      const last = lines.filter((ad) => ad.headingId === headingId).at(-1)?.id;
      const page = before.pages.findIndex(({ pieces }) =>
        pieces.some((piece) => piece.kind === "rows" && piece.adId === last),
      );
      for (let at = 0; at < page; at += 1) {
        const isSame = JSON.stringify(after.pages[at]) === JSON.stringify(before.pages[at]);
        if (isSame) kept += 1;
        else moved += 1;
      }
    }
    // A page may change whose best columns would have reached the new ad.
    expect(kept).toBeGreaterThan(100);
    expect(moved / (kept + moved)).toBeLessThan(0.05);
  });
});

/** Two pieces of a page that overlap. */
function overlapIn(pieces: readonly Piece[]): readonly [Piece, Piece] | undefined {
  for (const [index, a] of pieces.entries()) {
    for (const b of pieces.slice(index + 1)) {
      const isApart =
        a.x + a.width <= b.x + 0.01 ||
        b.x + b.width <= a.x + 0.01 ||
        a.y + a.height <= b.y + 0.01 ||
        b.y + b.height <= a.y + 0.01;
      if (!isApart) return [a, b];
    }
  }
  return undefined;
}

const ads = (count: number, rows: number, headingId = 1) =>
  Array.from({ length: count }, (_, index) => lineAd(index + 1, headingId, rows));

describe("a page", () => {
  it("keeps an ad of five rows whole, and cuts one of six", () => {
    const cutsOf = (rows: number) =>
      rowsOf(layOut(edition({ lines: ads(300, rows) }))).filter(({ isEnd }) => !isEnd).length;
    expect(cutsOf(5)).toBe(0);
    expect(cutsOf(6)).toBeGreaterThan(0);
  });

  it("respects a position by hand, and lets line ads flow around it", () => {
    const position = { page: 2, column: 2, row: 4 };
    const modules = [modularAd(900, 1, [2, 3], position), modularAd(901, 1, [2, 2])];
    const layout = layOut(edition({ lines: ads(200, 9), modules }));
    expect(layout.displaced).toEqual([]);
    const [page, piece] = layout.pages
      .flatMap(({ number, pieces }) => pieces.map((one) => [number, one] as const))
      .find(([, one]) => one.kind === "module" && one.adId === 900) ?? [0, undefined];
    expect(page).toBe(2);
    expect(piece).toMatchObject({ column: 2, row: 4, x: 66, y: 20 + 3 * 39, width: 104 });
    const above = layout.pages[1]?.pieces.filter(({ column, y }) => column === 2 && y < 137);
    expect(above?.some(({ kind }) => kind === "rows")).toBe(true);
  });

  it.each([
    ["grid", { page: 1, column: 5, row: 4 }],
    ["masthead", { page: 1, column: 1, row: 1 }],
    ["page", { page: 9, column: 1, row: 1 }],
    ["overlap", { page: 1, column: 2, row: 4 }],
  ] as const)("places an ad elsewhere whose position is at fault: %s", (reason, position) => {
    const modules = [
      modularAd(900, 1, [2, 2], { page: 1, column: 1, row: 4 }),
      modularAd(901, 1, [2, 2], position),
    ];
    const layout = layOut(edition({ lines: ads(200, 9), modules }));
    expect(layout.displaced).toEqual([{ adId: 901, reason }]);
    expect(modulesOf(layout)).toHaveLength(2);
  });

  it("ends the last page level, with the house below", () => {
    const { pages } = layOut(edition({ lines: ads(30, 8) }));
    expect(pages).toHaveLength(1);
    const fillers = pages[0]?.pieces.filter((piece): piece is Filler => piece.kind === "filler");
    expect(fillers?.[0]).toMatchObject({ x: 12, width: 266, text: "Votre annonce ici" });
    const rows = pages[0]?.pieces.filter(({ kind }) => kind === "rows") ?? [];
    expect(new Set(rows.map(({ column }) => column))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it("has nothing without ads", () => {
    expect(layOut(edition())).toEqual({ pages: [], displaced: [] });
  });
});

describe("refuses", () => {
  it.each([
    ["too-wide", 900, { modules: [modularAd(900, 1, [6, 1])] }],
    ["too-high", 900, { modules: [modularAd(900, 1, [1, 11])] }],
    ["unknown-heading", 1, { lines: [lineAd(1, 77, 3)] }],
    ["too-many-rows", null, { lines: ads(8, 8000) }],
    ["too-many-ads", null, { lines: ads(4001, 2) }],
    ["format", null, { format: { ...edition().format, columns: 2 } }],
  ] satisfies [LayoutFault, number | null, Partial<Edition>][])("%s", (fault, adId, changes) => {
    expect(() => layOut(edition(changes))).toThrow(new LayoutError(fault, adId));
  });
});
