/** Place of a piece on its page, in millimetres from the paper's upper left corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** First column of the piece from 1, in the direction of reading. */
  readonly column: number;
}

/** Bar of a heading, above its first line ad. */
export interface Bar extends Box {
  readonly kind: "bar";
  readonly headingId: number;
  readonly label: string;
}

/** Rows `from` (included) to `to` (excluded) of a line ad. */
export interface RowBlock extends Box {
  readonly kind: "rows";
  readonly adId: number;
  readonly headingId: number;
  readonly from: number;
  readonly to: number;
  /** Millimetres of each row, leading spread in it. */
  readonly rowHeight: number;
  /** True with the last row of its ad, which a rule closes. */
  readonly isEnd: boolean;
}

/** A modular ad. */
export interface Module extends Box {
  readonly kind: "module";
  readonly adId: number;
  readonly headingId: number;
  /** Module row from 1, and what it takes of the grid. */
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** Room that no ad fills, with a text of the house; one that is too low for a text has none. */
export interface Filler extends Box {
  readonly kind: "filler";
  readonly text: string | null;
}

export type Piece = Bar | RowBlock | Module | Filler;

/** A page with its pieces in the order of reading: heading by heading, fillers last. */
export interface Page {
  readonly number: number;
  readonly pieces: readonly Piece[];
  /** Millimetres of all its columns, and those of them that bars and ads fill, spread leading left aside. */
  readonly room: number;
  readonly filled: number;
}

/** A position by hand that could not be respected: the ad stands elsewhere. */
export interface Displaced {
  readonly adId: number;
  /** Beyond the grid, on another ad, on the masthead, or on a page that the edition does not have. */
  readonly reason: "grid" | "overlap" | "masthead" | "page";
}

export type Position = NonNullable<import("./ads.ts").ModularAd["position"]>;

export interface Layout {
  readonly pages: readonly Page[];
  readonly displaced: readonly Displaced[];
}
