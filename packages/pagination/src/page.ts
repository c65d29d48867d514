import type { Heading } from "./ads.ts";
import { breakColumns } from "./break-columns.ts";
import type { Filling, FlowAd, Mark } from "./flow.ts";
import {
  COLUMN_WIDTH,
  MODULE_GAP,
  MODULE_HEIGHT,
  type PageFormat,
  pageArea,
  rowsHeight,
  rowTop,
  widthOfColumns,
} from "./format.ts";
import { emptyGrid, type Grid, roomOf, type Segment, segmentsOf } from "./grid.ts";
import type { Page, Piece } from "./layout.ts";
import { type PlacedModule, placeByHand, takeModules } from "./modules.ts";
import { type ColumnPiece, joinRooms, LEAST_FILLER, type Room, square } from "./square.ts";

/** A page with its modular ads in place, and the line ads that are left for it. */
interface PageDraft {
  readonly edition: {
    readonly headings: readonly Heading[];
    readonly format: PageFormat;
    readonly language: "fr" | "ar";
  };
  readonly number: number;
  readonly grid: Grid;
  readonly modules: readonly PlacedModule[];
  readonly flow: readonly FlowAd[];
  readonly start: Mark;
}

/** A page, and where the flow goes on behind it. */
interface BuiltPage {
  readonly page: Page;
  readonly end: Mark;
}

export function buildPage(draft: PageDraft): BuiltPage {
  const segments = segmentsOf(draft.grid);
  const { fillings, end } = fill(draft, segments);
  return { page: compose(draft, segments, fillings, []), end };
}

const fill = ({ flow, start }: PageDraft, segments: readonly Segment[]) =>
  breakColumns(
    flow,
    start,
    segments.map(({ height }) => height),
  );

/** The last page: its columns end level, as high up as its ads allow, and the house has the rest. */
export function buildLastPage(draft: PageDraft, whole: BuiltPage): Page {
  const { grid, flow } = draft;
  for (let rows = grid.head + 1; rows < grid.rows; rows += 1) {
    const lower = withRows(draft, rows);
    if (lower === null) continue;
    const segments = segmentsOf(lower.grid);
    if (fill(lower, segments).end.ad < flow.length) continue;
    const level = levelled(lower, segments);
    const foot = Math.max(
      ...level.map(({ y, height }) => y + height),
      ...lower.modules.map(({ module, cell }) => rowTop(cell.row) + rowsHeight(module.rows)),
    );
    const below = rowsHeight(grid.rows) - foot - MODULE_GAP;
    const room = { column: 0, columns: grid.columns, y: foot + MODULE_GAP, height: below };
    return compose(lower, level, fill(lower, level).fillings, below < LEAST_FILLER ? [] : [room]);
  }
  return whole.page;
}

/** The same page with fewer module rows; null where its modular ads do not fit in them. */
function withRows(draft: PageDraft, rows: number): PageDraft | null {
  const grid = emptyGrid(draft.grid.columns, rows, draft.number);
  const ads = draft.modules.map(({ module }) => module);
  const { placed, displaced } = placeByHand(grid, ads);
  if (displaced.length > 0) return null;
  const free = ads.filter(({ position }) => position === undefined);
  const taken = takeModules(grid, free, {
    flow: [],
    start: { ad: 0, row: 0 },
    heightFrom: () => 0,
  });
  return taken.length < free.length ? null : { ...draft, grid, modules: [...placed, ...taken] };
}

/** Millimetres by which a page's columns are shortened at a time. */
const STEP = 1;

/** Segments as low as the line ads allow, all by the same, where no modular ad stands below them. */
function levelled(draft: PageDraft, segments: readonly Segment[]): readonly Segment[] {
  if (draft.modules.length > 0) return segments;
  let level = segments;
  for (let less = STEP; less < MODULE_HEIGHT + MODULE_GAP; less += STEP) {
    const shorter = segments.map((one) => ({ ...one, height: one.height - less }));
    if (shorter.some(({ height }) => height < MODULE_HEIGHT)) break;
    if (fill(draft, shorter).end.ad < draft.flow.length) break;
    level = shorter;
  }
  return level;
}

function compose(
  draft: PageDraft,
  segments: readonly Segment[],
  fillings: readonly (Filling | null)[],
  rest: readonly Room[],
): Page {
  const { edition, number, flow, modules } = draft;
  const labels = new Map(edition.headings.map(({ id, label }) => [id, label]));
  const order = new Map(edition.headings.map(({ id }, index) => [id, index]));
  const place = placer(edition);
  const rooms: Room[] = [...rest];
  const pieces: Exclude<Piece, { kind: "filler" }>[] = [];
  let start = draft.start;
  segments.forEach((segment, index) => {
    const filling = fillings[index] ?? null;
    const squared = square(flow, start, filling, segment);
    const at = { column: segment.column, columns: 1 };
    pieces.push(
      ...squared.pieces.map((piece) => ({
        ...place({ ...at, y: piece.y, height: piece.height }),
        ...contentOf(piece, labels),
      })),
    );
    if (squared.room !== null) rooms.push(squared.room);
    start = filling?.end ?? start;
  });
  for (const { module, cell } of modules) {
    const { adId, headingId, columns, rows, width, height } = module;
    const box = place({ column: cell.column, columns, y: rowTop(cell.row), height }, width);
    pieces.push({ ...box, kind: "module", adId, headingId, columns, rows, row: cell.row + 1 });
  }
  const byHeading = pieces.toSorted(
    (a, b) => (order.get(a.headingId) ?? 0) - (order.get(b.headingId) ?? 0),
  );
  const used = fillings.reduce((sum, filling) => sum + (filling?.used ?? 0), 0);
  const inModules = modules.reduce((sum, { module }) => sum + module.columns * module.height, 0);
  return {
    number,
    pieces: [...byHeading, ...fillersOf(rooms, edition.format, number).map(toPiece)],
    room: round(roomOf(draft.grid)),
    filled: round(used + inModules),
  };

  function toPiece({ room, text }: { room: Room; text: string | null }): Piece {
    return { ...place(room), kind: "filler", text };
  }
}

function contentOf(piece: ColumnPiece, labels: ReadonlyMap<number, string>) {
  if (piece.kind === "bar") {
    const { headingId } = piece;
    return { kind: "bar", headingId, label: labels.get(headingId) ?? "" } as const;
  }
  const { ad, from, to } = piece;
  return {
    kind: "rows",
    adId: ad.adId,
    headingId: ad.headingId,
    from,
    to,
    rowHeight: round(piece.rowHeight),
    isEnd: to === ad.rows,
  } as const;
}

/** Places boxes of the columns on the paper: from the left in French, from the right in Arabic. */
function placer({ format, language }: PageDraft["edition"]) {
  const area = pageArea(format);
  return (room: Room, width = widthOfColumns(room.columns, format)) => {
    const inset = room.column * (COLUMN_WIDTH + format.gutter);
    const x = language === "ar" ? area.columnsWidth - inset - width : inset;
    return {
      x: round(area.x + x),
      y: round(area.y + room.y),
      width: round(width),
      height: round(room.height),
      column: room.column + 1,
    };
  };
}

/** Texts of the house in turn, for rooms that are high enough. */
function fillersOf(rooms: readonly Room[], { fillers }: PageFormat, number: number) {
  return joinRooms(rooms).map((room, index) => {
    const isHigh = room.height >= LEAST_FILLER && fillers.length > 0;
    return { room, text: isHigh ? (fillers[(number + index) % fillers.length] ?? null) : null };
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
