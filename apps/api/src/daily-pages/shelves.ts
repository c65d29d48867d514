/** Something of a size, in columns and millimetres. */
export interface Piece {
  /** Columns that it is wide. */
  readonly columns: number;
  readonly height: number;
}

/** What stands side by side across a page. */
export interface Shelf<P extends Piece> {
  readonly pieces: readonly P[];
  /** Of its highest piece. */
  readonly height: number;
}

/**
 * Places pieces on shelves of a page: the highest first, each on the first shelf that has room, so that little of the
 * page stays empty. A piece wider than the page has a shelf of its own.
 */
export function placeOnShelves<P extends Piece>(pieces: readonly P[], columns: number): Shelf<P>[] {
  const shelves: { pieces: P[]; height: number; free: number }[] = [];
  for (const piece of pieces.toSorted((a, b) => b.height - a.height || b.columns - a.columns)) {
    const shelf = shelves.find(({ free }) => free >= piece.columns);
    if (shelf === undefined) {
      shelves.push({ pieces: [piece], height: piece.height, free: columns - piece.columns });
    } else {
      shelf.pieces.push(piece);
      shelf.free -= piece.columns;
    }
  }
  return shelves.map(({ pieces: placed, height }) => ({ pieces: placed, height }));
}
