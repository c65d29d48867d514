import type { RootProps } from "../root-props.ts";

/** Box on a page, in millimetres from the paper's upper left corner. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cell of the grid of modules: numbers from 1, columns in the direction of reading. */
export interface PageCell {
  page: number;
  column: number;
  row: number;
}

/** A piece of a page. `label` names an ad for screen readers. */
export type PagePiece = Box &
  (
    | { kind: "bar"; label: string }
    | { kind: "filler"; label: string }
    /** Name of the newspaper at the head of the first page. */
    | { kind: "masthead"; label: string }
    | {
        kind: "rows";
        id: string;
        label: string;
        /** Rows as printed; grey lines stand for those without a text. */
        rows: readonly PageRow[];
        /** Millimetres of each row. */
        rowHeight: number;
      }
    | {
        kind: "module";
        id: string;
        label: string;
        rows: readonly PageRow[];
        column: number;
        row: number;
        /** Cells that it takes. */
        columns: number;
        cellRows: number;
      }
  );

export interface PageRow {
  text: string;
  direction: "ltr" | "rtl";
}

export interface PreviewedPage {
  number: number;
  /** Note below the thumbnail: «97 %». */
  note?: string | undefined;
  /** Pieces of the page, in the order of reading. */
  pieces: readonly PagePiece[];
}

/** Paper, and the grid of modules on it; lengths are millimetres. */
export interface PagePaper extends Box {
  /** Width of the paper; `x`, `y`, `width` and `height` are those of the columns. */
  paperWidth: number;
  paperHeight: number;
  columns: number;
  columnWidth: number;
  gutter: number;
  rows: number;
  rowHeight: number;
  rowGap: number;
  /** Direction in which the paper is read: columns are filled from that side. */
  direction: "ltr" | "rtl";
}

export interface PagePreviewLabels {
  /** Name of the row of thumbnails: «Pages». */
  pages: string;
  /** Name of a page: «Page 3». */
  page: (number: number) => string;
  /** Instructions for the keys, read out with the page. */
  help: string;
  /** Announced once a modular ad stands in another cell: «Vente, page 2, column 3, row 4». */
  moved: (label: string, cell: PageCell) => string;
  /** Stands where there are no pages. */
  empty: string;
}

export interface PagePreviewProps extends RootProps<"section"> {
  /** Name of the preview. */
  label: string;
  /** Pages in their order. */
  pages: readonly PreviewedPage[];
  /** Paper of all pages. */
  paper: PagePaper;
  /** Id of the marked ad; its page is shown and scrolled to. */
  value?: string | undefined;
  /** Ad marked at first, where the preview holds it itself. */
  defaultValue?: string | undefined;
  /** Another ad is marked. */
  onChange?: ((value: string) => void) | undefined;
  /** A modular ad is asked to stand in another cell; absent where nothing moves. The caller shows the pages that follow. */
  onMove?: ((id: string, cell: PageCell) => void) | undefined;
  /** True while the pages are laid out anew: they stay, and nothing moves. */
  isPending?: boolean | undefined;
  /** Announced while `isPending`: «The pages are laid out». */
  pendingLabel?: string | undefined;
  /** Words that the component says itself. */
  labels: PagePreviewLabels;
}
