import type { EditionAds } from "./ads.ts";
import { LayoutError } from "./errors.ts";
import type { FlowAd, Mark } from "./flow.ts";
import { moduleRows, type PageFormat, spanOf } from "./format.ts";
import { bestCell, type Cell, faultAt, freeRoom, type Grid, mark, type Span } from "./grid.ts";
import type { Displaced, Position } from "./layout.ts";

/** A modular ad with what it takes of the grid. */
export interface SpannedModule extends Span {
  readonly adId: number;
  readonly headingId: number;
  readonly heading: number;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly position: Position | undefined;
}

export interface PlacedModule {
  readonly module: SpannedModule;
  readonly cell: Cell;
}

/** Share of a page that modular ads take at most while line ads are left. */
const MOST_SHARE = 0.6;

/**
 * Modular ads in the order in which they are placed: by heading, larger ones first.
 * @throws LayoutError for one that fits no page.
 */
export function modulesOf(edition: EditionAds, format: PageFormat): SpannedModule[] {
  const place = new Map(edition.headings.map(({ id }, index) => [id, index]));
  return edition.modules
    .map((ad) => {
      const span = spanOf(ad, format);
      if (span.columns > format.columns) throw new LayoutError("too-wide", ad.id);
      if (span.rows > moduleRows(format)) throw new LayoutError("too-high", ad.id);
      const { id, headingId, width, height, position } = ad;
      const heading = place.get(headingId) ?? 0;
      return { adId: id, headingId, heading, width, height, position, ...span };
    })
    .toSorted(
      (a, b) =>
        a.heading - b.heading || b.rows - a.rows || b.columns - a.columns || a.adId - b.adId,
    );
}

/** Places the modular ads that someone put on a page, and says which cannot stand there. */
export function placeByHand(grid: Grid, modules: readonly SpannedModule[]) {
  const placed: PlacedModule[] = [];
  const displaced: Displaced[] = [];
  for (const module of modules) {
    if (module.position === undefined) continue;
    const cell = { column: module.position.column - 1, row: module.position.row - 1 };
    const reason = faultAt(grid, module, cell);
    if (reason === null) {
      mark(grid, module, cell);
      placed.push({ module, cell });
    } else displaced.push({ adId: module.adId, reason });
  }
  return { placed, displaced };
}

/** Line ads that are left for a page and those behind it. */
export interface Left {
  readonly flow: readonly FlowAd[];
  readonly start: Mark;
  readonly heightFrom: (mark: Mark) => number;
}

/**
 * Takes modular ads from the queue for a page: those of the headings whose line ads the page reaches, so that an ad stands
 * near its heading. Ads of later headings have no say, so that they move no earlier page.
 */
export function takeModules(
  grid: Grid,
  queue: readonly SpannedModule[],
  left: Left,
): PlacedModule[] {
  const placed: PlacedModule[] = [];
  const cells = grid.columns * (grid.rows - grid.head);
  let used = 0;
  for (const module of queue) {
    if (module.heading > headingReached(left, freeRoom(grid))) break;
    const cell = bestCell(grid, module);
    if (cell === undefined) continue;
    mark(grid, module, cell);
    const area = module.columns * module.rows;
    const room = freeRoom(grid);
    const isTooFar = module.heading > headingReached(left, room);
    const isTooMuch = used > 0 && used + area > MOST_SHARE * cells && !linesFit(left, room);
    if (isTooFar || isTooMuch) {
      mark(grid, module, cell, false);
      if (isTooFar) break;
      continue;
    }
    used += area;
    placed.push({ module, cell });
  }
  return placed;
}

/** Share of a column's room that line ads fill, for estimates. */
const FILLED = 0.96;

const linesFit = ({ start, heightFrom }: Left, room: number): boolean =>
  heightFrom(start) <= room * FILLED;

/** Place of the last heading whose ads so much room reaches; Infinity where it takes all line ads. */
function headingReached({ flow, start, heightFrom }: Left, room: number): number {
  const all = heightFrom(start);
  if (all <= room) return Number.POSITIVE_INFINITY;
  let [low, high] = [start.ad, flow.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (all - heightFrom({ ad: middle, row: 0 }) <= room) low = middle;
    else high = middle - 1;
  }
  return flow[low]?.heading ?? Number.POSITIVE_INFINITY;
}
