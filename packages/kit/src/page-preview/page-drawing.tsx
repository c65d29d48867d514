import { memo } from "react";
import { numbered } from "./page-cells.ts";
import type { PagePaper, PagePiece, PageRow } from "./page-preview.types.ts";

interface PageDrawingProps {
  paper: PagePaper;
  pieces: readonly PagePiece[];
  /** True for a thumbnail: lines stand for rows. */
  isSmall?: boolean | undefined;
  /** Id of the marked ad. */
  marked?: string | undefined;
}

/** Millimetres between the edge of a piece and its type. */
const INSET = 1.5;
/** Rows of a modular ad that are rendered; its type is not measured here. */
const MOST_ROWS = 40;
/** Characters of a paragraph that are rendered. */
const MOST_LETTERS = 2000;

/** A page as it will be printed, rendered from positions. */
export const PageDrawing = memo(function PageDrawing(props: PageDrawingProps) {
  const { paper, pieces, isSmall = false, marked } = props;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, paper.paperWidth)} ${Math.max(1, paper.paperHeight)}`}
      className="block h-auto w-full fill-paper-ink stroke-paper-ink"
    >
      {numbered(pieces).map(({ item: piece, at }) => (
        <g key={at}>
          {"id" in piece && piece.id === marked && (
            <rect {...boxOf(piece)} fillOpacity={0.2} className="fill-brand stroke-none" />
          )}
          {isSmall ? <SmallPiece piece={piece} /> : <LargePiece piece={piece} />}
        </g>
      ))}
    </svg>
  );
});

const boxOf = ({ x, y, width, height }: PagePiece) => ({
  x,
  y,
  width: Math.max(0, width),
  height: Math.max(0, height),
});

function SmallPiece({ piece }: { piece: PagePiece }) {
  if (piece.kind === "bar") return <rect {...boxOf(piece)} className="stroke-none" />;
  if (piece.kind === "masthead") return <LargePiece piece={piece} />;
  if (piece.kind === "filler")
    return <rect {...boxOf(piece)} fillOpacity={0.06} className="stroke-none" />;
  if (piece.kind === "module") {
    return <rect {...boxOf(piece)} strokeWidth={2} fillOpacity={0.25} />;
  }
  return (
    <>
      {numbered(piece.rows).map(({ at: row }) => (
        <line
          key={row}
          x1={piece.x + INSET}
          x2={piece.x + piece.width - INSET}
          y1={piece.y + INSET + (row + 0.6) * piece.rowHeight}
          y2={piece.y + INSET + (row + 0.6) * piece.rowHeight}
          strokeWidth={1}
          strokeOpacity={0.55}
        />
      ))}
    </>
  );
}

function LargePiece({ piece }: { piece: PagePiece }) {
  const { x, y, width, height } = piece;
  if (piece.kind === "bar") {
    return (
      <>
        <line x1={x} x2={x + width} y1={y + 0.3} y2={y + 0.3} strokeWidth={0.6} />
        <line x1={x} x2={x + width} y1={y + height} y2={y + height} strokeWidth={0.3} />
        <PageText row={rowOf(piece.label)} piece={piece} y={y + height / 2 + 1.2} size={3.6} bold />
      </>
    );
  }
  if (piece.kind === "masthead") {
    return (
      <>
        <PageText
          row={rowOf(piece.label)}
          piece={piece}
          y={y + height * 0.62}
          size={14}
          bold
          centred
        />
        <line x1={x} x2={x + width} y1={y + height * 0.8} y2={y + height * 0.8} strokeWidth={0.6} />
      </>
    );
  }
  if (piece.kind === "filler") {
    if (piece.label === "") return null;
    const lines = wrapped([rowOf(piece.label)], piece, FILLER_SIZE);
    const first = y + height / 2 - ((lines.length - 1) / 2) * FILLER_SIZE * LEADING + 1;
    return (
      <>
        <rect {...boxOf(piece)} strokeWidth={0.2} fillOpacity={0.04} />
        <PageLines rows={lines} piece={piece} y={first} size={FILLER_SIZE} centred />
      </>
    );
  }
  if (piece.kind === "rows") {
    return (
      <>
        {numbered(piece.rows).map(({ item: row, at: index }) => (
          <PageText
            key={index}
            row={row}
            piece={piece}
            y={y + INSET + (index + 0.72) * piece.rowHeight}
            size={piece.rowHeight * 0.66}
          />
        ))}
      </>
    );
  }
  const lines = wrapped(piece.rows, piece, BODY_SIZE);
  const fitting = (height - 4 * INSET) / Math.max(1, lines.length) / LEADING;
  const size = Math.min(BODY_SIZE, fitting);
  return (
    <>
      <rect {...boxOf(piece)} strokeWidth={0.5} fill="none" />
      <PageLines rows={lines} piece={piece} y={y + 2 * INSET + size} size={size} />
    </>
  );
}

/** Millimetres of the type of fillers and modular ads, and ems of a line. */
const FILLER_SIZE = 3;
const BODY_SIZE = 3.1;
const LEADING = 1.4;

/** Paragraphs cut into lines of about the width of a piece. */
function wrapped(rows: readonly PageRow[], { width }: PagePiece, size: number): PageRow[] {
  const most = Math.max(4, Math.floor((width - 2 * INSET) / (size * LETTER)));
  const lines: PageRow[] = [];
  for (const { text, direction } of rows.slice(0, MOST_ROWS)) {
    let line = "";
    for (const word of text.slice(0, MOST_LETTERS).split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (longer.length > most && line !== "") {
        lines.push({ text: line, direction });
        line = word;
      } else line = longer;
    }
    lines.push({ text: line, direction });
  }
  return lines;
}

interface PageLinesProps {
  rows: readonly PageRow[];
  piece: PagePiece;
  y: number;
  size: number;
  centred?: boolean;
}

function PageLines({ rows, y, size, ...rest }: PageLinesProps) {
  return numbered(rows).map(({ item: row, at }) => (
    <PageText key={at} row={row} y={y + at * size * LEADING} size={size} {...rest} />
  ));
}

const RIGHT_TO_LEFT = /^[^A-Za-zÀ-ɏ]*[\u0590-\u08FF]/;
const rowOf = (text: string): PageRow => ({
  text,
  direction: RIGHT_TO_LEFT.test(text) ? "rtl" : "ltr",
});

interface PageTextProps {
  row: PageRow;
  piece: PagePiece;
  y: number;
  size: number;
  bold?: boolean;
  centred?: boolean;
}

/** Share of its size that a letter is wide: a longer row is condensed into its column. */
const LETTER = 0.52;

function PageText({ row, piece, y, size, bold, centred }: PageTextProps) {
  const isRightToLeft = row.direction === "rtl";
  const room = Math.max(1, piece.width - 2 * INSET);
  const edge = isRightToLeft ? piece.x + piece.width - INSET : piece.x + INSET;
  const isLong = row.text.length * size * LETTER > room;
  return (
    <text
      x={centred ? piece.x + piece.width / 2 : edge}
      y={y}
      fontSize={Math.max(0.1, size)}
      direction={row.direction}
      textAnchor={centred ? "middle" : "start"}
      {...(isLong && { textLength: room, lengthAdjust: "spacingAndGlyphs" })}
      className={bold ? "stroke-none font-paper font-bold" : "stroke-none font-paper"}
    >
      {row.text}
    </text>
  );
}
