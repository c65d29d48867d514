import { blockHeight, type Filling, type FlowAd, type Mark, partsFrom, SPREAD } from "./flow.ts";
import type { Segment } from "./grid.ts";

/** A piece of a column, in millimetres from the top of the columns. */
export type ColumnPiece =
  | {
      readonly kind: "bar";
      readonly headingId: number;
      readonly y: number;
      readonly height: number;
    }
  | {
      readonly kind: "rows";
      readonly ad: FlowAd;
      readonly from: number;
      readonly to: number;
      readonly rowHeight: number;
      readonly y: number;
      readonly height: number;
    };

/** Room at the foot of columns that no ad fills. */
export interface Room {
  readonly column: number;
  readonly columns: number;
  readonly y: number;
  readonly height: number;
}

/** Millimetres of a filler that has room for a text, and between it and the ad above. */
export const LEAST_FILLER = 12;
const FILLER_ABOVE = 3;

/**
 * A segment with its leading spread so that it ends at its foot: evenly below its ads, above its bars and in its rows, within
 * small limits, or else with room for a filler below.
 */
export function square(
  flow: readonly FlowAd[],
  start: Mark,
  filling: Filling | null,
  segment: Segment,
): { readonly pieces: ColumnPiece[]; readonly room: Room | null } {
  const { column, y, height } = segment;
  if (filling === null) return { pieces: [], room: { column, columns: 1, y, height } };
  const rest = height - filling.height;
  const isSpread = rest <= filling.spread || rest < LEAST_FILLER + FILLER_ABOVE;
  const share = isSpread && filling.spread > 0 ? Math.min(1, rest / filling.spread) : 0;
  const pieces = piecesOf(flow, start, filling.end, { y, share });
  const last = pieces.at(-1);
  const foot = last === undefined ? y : last.y + last.height;
  const above = isSpread ? 0 : FILLER_ABOVE;
  const left = y + height - foot - above;
  if (left < 0.01) return { pieces, room: null };
  return { pieces, room: { column, columns: 1, y: foot + above, height: left } };
}

function piecesOf(
  flow: readonly FlowAd[],
  start: Mark,
  end: Mark,
  { y, share }: { readonly y: number; readonly share: number },
): ColumnPiece[] {
  const pieces: ColumnPiece[] = [];
  let top = y;
  for (const { ad, at, from, bar, below, above, spread } of partsFrom(flow, start)) {
    const to = at === end.ad ? end.row : ad.rows;
    if (at > end.ad || to === 0) break;
    top += above + share * spread;
    if (bar > 0) pieces.push({ kind: "bar", headingId: ad.headingId, y: top, height: bar });
    top += bar + below;
    const rowHeight = ad.rowHeight + share * SPREAD.row;
    const height = blockHeight(to - from, rowHeight);
    pieces.push({ kind: "rows", ad, from, to, rowHeight, y: top, height });
    top += height;
  }
  return pieces;
}

/** Rooms side by side as one, where they are level. */
export function joinRooms(rooms: readonly Room[]): Room[] {
  const joined: Room[] = [];
  for (const room of rooms) {
    const before = joined.findIndex(
      (one) =>
        one.column + one.columns === room.column &&
        Math.abs(one.y - room.y) < 0.01 &&
        Math.abs(one.height - room.height) < 0.01,
    );
    const left = joined[before];
    if (left === undefined) joined.push(room);
    else joined[before] = { ...left, columns: left.columns + 1 };
  }
  return joined;
}
